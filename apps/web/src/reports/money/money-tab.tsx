import { formatMoney } from '@keyclause/domain';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { reasoningWords } from '../dates/day-words.ts';
import { ItemDisclosure } from '../item-disclosure.tsx';
import { ItemPage, ItemPlaces } from '../item-places.tsx';
import { isOpen, type Reading } from '../reading.ts';
import { Note, Section } from '../section.tsx';
import { byMonthWords, frequencyWords, noRentWords, totalsOf, unsureCharge } from './money-words.ts';
import { RentChart } from './rent-chart.tsx';
import { rentSpans } from './rent-spans.ts';

/** What the lease costs: totals with how they were found, rent over the term, every charge. */
export const MoneyTab = ({ reading }: { readonly reading: Reading }) => {
  const { rentByMonth, charges } = reading.report.money;
  const spans = rentSpans(reading.report.money);
  const totals = totalsOf(reading.report);

  return (
    <>
      {totals.length > 0 ? (
        <Totals>
          {totals.map(({ label, total }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{formatMoney(total)}</b>
                <p>{reasoningWords(total.reasoning)}</p>
              </dd>
            </div>
          ))}
        </Totals>
      ) : null}
      <Section title="Base rent over the term">
        {spans.length > 1 ? <RentChart spans={spans} /> : null}
        {spans.length === 0 ? <Note>{noRentWords}</Note> : null}
        {rentByMonth ? <Note>{byMonthWords}</Note> : null}
        {spans.map(({ key, name, monthly, reasoning, evidence }) => (
          <MoneyItem
            key={key}
            reading={reading}
            itemKey={key}
            name={name}
            note={reasoning === null ? undefined : 'computed'}
            reasoning={reasoning}
            amount={`${formatMoney(monthly)} a month`}
            evidence={evidence}
          />
        ))}
      </Section>
      <Section title="Charges">
        {charges.length === 0 ? <Note>No charge beside the rent is stated.</Note> : null}
        {charges.map(({ key, name, amount, frequency, refundable, isUnsure, evidence }) => (
          <MoneyItem
            key={key}
            reading={reading}
            itemKey={key}
            name={name}
            note={refundable ? 'refundable' : isUnsure ? unsureCharge.note : undefined}
            reasoning={isUnsure ? unsureCharge.words : null}
            amount={`${formatMoney(amount)} ${frequencyWords[frequency]}`}
            evidence={[evidence]}
          />
        ))}
      </Section>
    </>
  );
};

type MoneyItemProps = {
  readonly reading: Reading;
  readonly itemKey: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly reasoning?: string | null;
  readonly amount: string;
  readonly evidence: Reading['items'][number]['evidence'];
};

const MoneyItem = ({ reading, itemKey, name, note, reasoning = null, amount, evidence }: MoneyItemProps) => {
  const item = { reading, tab: 'money', itemKey } as const;
  return (
    <ItemDisclosure
      isOpen={isOpen(reading, 'money', itemKey)}
      onToggle={() => reading.toggle('money', itemKey)}
      aside={<ItemPage {...item} place={evidence[0]} />}
      summary={
        <Line>
          <span>
            {name}
            {note ? (
              <Typography variant="body2" component="span" color="textSecondary">
                {' '}
                · {note}
              </Typography>
            ) : null}
          </span>
          <b>{amount}</b>
        </Line>
      }
    >
      {reasoning === null ? null : <Typography>{reasoningWords(reasoning)}</Typography>}
      {evidence.length > 0 ? (
        <ItemPlaces {...item} evidence={evidence} />
      ) : (
        <Typography>Computed from the rent and the term.</Typography>
      )}
    </ItemDisclosure>
  );
};

const Totals = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
  gap: 12,
  margin: 0,
  padding: '20px 20px 4px',
  '& > div': { padding: '12px 16px', borderRadius: 16, border: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& b': { ...theme.typography.h2, fontVariantNumeric: 'tabular-nums' },
  '& p': { ...theme.typography.caption, margin: '4px 0 0', color: theme.vars.palette.text.secondary },
}));

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));
