import type { Evidence, Flag, MissingProtection } from '@keyclause/contracts';
import { SeverityMark } from '@keyclause/ui';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ItemDisclosure } from '../item-disclosure.tsx';
import { ItemPage, ItemPlaces } from '../item-places.tsx';
import { FoundByModel } from '../model/found-by-model.tsx';
import { ModelExplanation } from '../model/model-explanation.tsx';
import { alsoFoundByModel, foundByModel } from '../model/model-words.ts';
import { isOpen, type Reading } from '../reading.ts';
import { askWithFigure } from './ask-with-figure.ts';
import { CopyButton } from './copy-button.tsx';
import { basisWords } from './legal-basis.ts';
import { hurtsWords } from './point-of-view.ts';
import { whyFor } from './why-for.ts';

type FlagItemProps = {
  readonly reading: Reading;
  readonly itemKey: string;
  readonly flag: Flag | MissingProtection;
  readonly evidence: readonly Evidence[];
  /** The clause in which it stands, where the title alone would not tell it from others. */
  readonly where?: string | undefined;
};

/** A flag, or a missing protection, which has a place in the document only where words take it away. */
export const FlagItem = ({ reading, itemKey, flag, evidence, where }: FlagItemProps) => {
  const item = { reading, tab: 'flags', itemKey } as const;
  const [stated, ...more] = evidence;
  const { foundBy, confirmedBy, explanation } = 'key' in flag ? flag : {};

  const ask = askWithFigure(flag);

  return (
    <ItemDisclosure
      isOpen={isOpen(reading, 'flags', itemKey)}
      onToggle={() => reading.toggle('flags', itemKey)}
      aside={<ItemPage {...item} place={stated} />}
      summary={
        <Head>
          <SeverityMark severity={flag.severity} />
          <Title>
            {flag.title}{' '}
            {foundBy ? (
              <>
                <FoundByModel /> <Chip size="small" variant="outlined" label="Check this" />
              </>
            ) : null}
            {where === undefined ? null : <Where>{where}</Where>}
          </Title>
          <Hurts>{hurtsWords(reading.address.as, flag)}</Hurts>
        </Head>
      }
    >
      <Typography>{whyFor(reading.address.as, flag)}</Typography>
      {foundBy ? <Typography>{foundByModel.words}</Typography> : null}
      {confirmedBy ? <Typography>{alsoFoundByModel}</Typography> : null}
      <ModelExplanation words={explanation} />
      {stated ? <ItemPlaces {...item} evidence={[stated]} /> : null}
      {more.length > 0 ? (
        <>
          <Typography variant="h6" component="p">
            Also here
          </Typography>
          <ItemPlaces {...item} evidence={more} from={1} />
        </>
      ) : null}
      {ask ? (
        <Ask>
          <div>
            <Typography variant="h6" component="p">
              What to ask for
            </Typography>
            <CopyButton text={ask} />
          </div>
          <Typography>{ask}</Typography>
        </Ask>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {basisWords(flag.legalBasis)}
      </Typography>
    </ItemDisclosure>
  );
};

const Head = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '92px 1fr auto',
  alignItems: 'baseline',
  gap: '0 12px',
  '@container (max-width: 560px)': {
    gridTemplateColumns: '1fr auto',
    '& > :nth-of-type(2)': { gridColumn: '1 / -1', order: 3 },
  },
});

const Title = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& .MuiChip-root': { height: 20, fontSize: '0.6875rem' },
}));

const Where = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

const Hurts = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

const Ask = styled('div')(({ theme }) => ({
  padding: '12px 16px 14px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 4 },
}));
