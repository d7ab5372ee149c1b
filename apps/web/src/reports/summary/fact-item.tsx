import type { Evidence, Fact, LeaseReport } from '@keyclause/contracts';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dayWords, reasoningWords, today } from '../dates/day-words.ts';
import { replacedBy, termOn } from '../documents/changed-terms.ts';
import { datedTitleOf, paperAt, placeOf } from '../documents/document-order.ts';
import { Former } from '../documents/document-timeline.tsx';
import { ItemDisclosure } from '../item-disclosure.tsx';
import { ItemPage, ItemPlaces } from '../item-places.tsx';
import { FoundByModel } from '../model/found-by-model.tsx';
import { ModelExplanation } from '../model/model-explanation.tsx';
import { confirmedByModel, conflictLead, foundByModel } from '../model/model-words.ts';
import { isOpen, type Reading } from '../reading.ts';
import { statedEvidence } from '../report-items.ts';
import type { LabelledFact } from './summary-groups.ts';

const doubtful = 0.6;

export const FactItem = ({ reading, id, label, fact }: LabelledFact & { readonly reading: Reading }) => {
  const stated = statedEvidence(fact);
  const { conflicts, superseded, more } = fact;
  const item = { reading, tab: 'summary', itemKey: id } as const;
  const former = newestFirst(reading.report, superseded);
  const { present, former: past, coming } = termOn(reading.report, fact, today());

  return (
    <ItemDisclosure
      isOpen={isOpen(reading, 'summary', id)}
      onToggle={() => reading.toggle('summary', id)}
      aside={<ItemPage {...item} place={stated[0]} />}
      summary={
        <Line>
          <Label>{label}</Label>
          <Value>
            {present}
            {conflicts.length > 0 ? (
              <Chip size="small" color="warning" variant="outlined" label="Two readings" />
            ) : null}
            {fact.method === 'computed' ? <Chip size="small" variant="outlined" label="Computed" /> : null}
            {fact.method === 'model' ? <FoundByModel /> : null}
            {fact.method === 'model' || (fact.confidence < doubtful && fact.method !== 'absent') ? (
              <Chip size="small" variant="outlined" label="Check this" />
            ) : null}
            {coming.map(({ on, display }) => (
              <Was key={on}>
                from {dayWords(on)}: <Coming>{display}</Coming>
              </Was>
            ))}
            {past.length > 0 ? (
              <Was>
                was{' '}
                {past.map(({ display }, index) => (
                  <span key={`${index} ${display}`}>
                    {index > 0 ? ', ' : ''}
                    <Former>{display}</Former>
                  </span>
                ))}
              </Was>
            ) : null}
          </Value>
        </Line>
      }
    >
      {fact.inForceFrom && superseded.length > 0 ? (
        <Typography>
          {fact.display} from {dayWords(fact.inForceFrom)} on.
        </Typography>
      ) : null}
      {fact.reasoning ? <Typography>{reasoningWords(fact.reasoning)}</Typography> : null}
      {fact.method === 'model' ? <Typography>{foundByModel.words}</Typography> : null}
      {fact.confirmedBy ? <Typography>{confirmedByModel}</Typography> : null}
      <ItemPlaces {...item} evidence={stated} />
      <ModelExplanation words={fact.explanation} />
      {more.length > 0 ? (
        <Others title="Said again">
          <ItemPlaces {...item} evidence={more} from={stated.length} />
        </Others>
      ) : null}
      <OtherReadings {...item} lead="Also reads" fact={fact} from={stated.length + more.length} />
      {former.map(({ term, index }) => (
        <Others
          key={`${term.document} ${term.start}`}
          title={
            <>
              {coming.length > 0 && !past.includes(term) ? term.display : <Former>{term.display}</Former>}{' '}
              {coming.length > 0 && !past.includes(term)
                ? 'holds until then'
                : replacementWords(reading.report, fact, term)}
            </>
          }
        >
          <ItemPlaces {...item} evidence={[term]} from={stated.length + more.length + conflicts.length + index} />
        </Others>
      ))}
    </ItemDisclosure>
  );
};

type OtherReadingsProps = {
  readonly reading: Reading;
  readonly tab: 'summary';
  readonly itemKey: string;
  readonly lead: string;
  readonly fact: Fact;
  readonly from: number;
};

const OtherReadings = ({ lead, fact, from, ...item }: OtherReadingsProps) =>
  fact.conflicts.map((other, index) => (
    <Others key={`${other.document} ${other.start}`} title={`${conflictLead(fact, other, lead)}: ${other.display}`}>
      <ItemPlaces {...item} evidence={[other]} from={from + index} />
    </Others>
  ));

type FormerTerm = Fact['superseded'][number];

/** With the index under which an address opens it. */
const newestFirst = (
  report: LeaseReport,
  terms: readonly FormerTerm[],
): readonly { readonly term: FormerTerm; readonly index: number }[] =>
  terms
    .map((term, index) => ({ term, index }))
    .sort((one, other) => placeOf(paperAt(report, other.term)) - placeOf(paperAt(report, one.term)));

const replacementWords = (report: LeaseReport, fact: Fact, former: Evidence): string => {
  const by = replacedBy(report, fact, former);
  return by === null ? 'was replaced' : `replaced by ${datedTitleOf(by)}`;
};

const Others = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Group>
    <Typography variant="h6" component="p">
      {title}
    </Typography>
    {children}
  </Group>
);

const Group = styled('div')({ display: 'grid', gap: 8 });

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 2fr) 3fr',
  alignItems: 'baseline',
  gap: 12,
  flex: 1,
  minWidth: 0,
  '@container (max-width: 560px)': { gridTemplateColumns: '1fr', gap: 0 },
}));

const Was = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  flexBasis: '100%',
  color: theme.vars.palette.text.secondary,
}));

const Coming = styled('span')(({ theme }) => ({ fontWeight: 600, color: theme.vars.palette.text.primary }));

const Label = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Value = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& .MuiChip-root': { height: 20, fontSize: '0.6875rem' },
});
