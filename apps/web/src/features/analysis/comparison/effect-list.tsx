import type { Effect } from '@keyclause/lease-reader/compare';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
import type { Viewpoint } from '#reports/report-address.ts';
import { Section } from '#reports/section.tsx';
import { labelOf } from '#reports/summary/field-labels.ts';
import { effectsFor } from './effects-for.ts';
import { SidePlace } from './side-place.tsx';
import type { Sides } from './sides.ts';

type EffectListProps = {
  readonly effects: readonly Effect[];
  /** Whether the two differ in something that only a model found. */
  readonly isModelLeftOut: boolean;
  readonly as: Viewpoint;
  readonly sides: Sides;
};

/** What got worse for the reader, then what got better. */
export const EffectList = ({ effects, isModelLeftOut, as, sides }: EffectListProps) => {
  const mine = effectsFor(as, effects);
  const whom = as === 'manager' ? 'the owner' : 'you';
  return (
    <Section title={`What it means for ${whom}`}>
      {mine.length === 0 ? <Quiet>Nothing that can be told to be better or worse for {whom}.</Quiet> : null}
      {isModelLeftOut ? (
        <Quiet>What only the model found is marked below. It is not counted as better or worse.</Quiet>
      ) : null}
      {(['worse', 'better'] as const).map((direction) => {
        const some = together(mine.filter((effect) => effect.direction === direction));
        return some.length === 0 ? null : (
          <List key={direction} aria-label={direction === 'worse' ? `Worse for ${whom}` : `Better for ${whom}`}>
            {some.map(({ effect, count }) => (
              <li key={effect.key} data-direction={direction}>
                {direction === 'worse' ? (
                  <ArrowDownwardIcon fontSize="small" aria-hidden />
                ) : (
                  <ArrowUpwardIcon fontSize="small" aria-hidden />
                )}
                <div>
                  <strong>{direction === 'worse' ? 'Worse' : 'Better'}:</strong> {effectWords(effect)}
                  {count > 1 ? ` (${count} places)` : ''}
                </div>
                <Places>
                  <SidePlace side={sides.a} {...placeOf(effect, 'a')} />
                  <SidePlace side={sides.b} {...placeOf(effect, 'b')} />
                </Places>
              </li>
            ))}
          </List>
        );
      })}
    </Section>
  );
};

/** A flag that is new in six places is told once. */
const together = (effects: readonly Effect[]): readonly { readonly effect: Effect; readonly count: number }[] =>
  [...Map.groupBy(effects, effectWords).values()].flatMap(([effect, ...more]) =>
    effect ? [{ effect, count: 1 + more.length }] : [],
  );

const effectWords = ({ kind, id, a, b }: Effect): string => {
  if (kind === 'fact') return `${labelOf(id)}: was ${a}, now ${b}`;
  if (a === null) return `a new red flag: ${b}`;
  return b === null ? `a red flag is gone: ${a}` : `a red flag now weighs differently: ${b}`;
};

const placeOf = ({ kind, id, evidenceA, evidenceB }: Effect, side: 'a' | 'b') => {
  const place = side === 'a' ? evidenceA : evidenceB;
  const key = place && 'key' in place ? String(place.key) : id;
  return { tab: kind === 'fact' ? ('summary' as const) : ('flags' as const), itemKey: key, place };
};

const Places = styled('span')({ display: 'flex', gap: 8 });

const Quiet = styled('p')(({ theme }) => ({ margin: '0 20px 12px', color: theme.vars.palette.text.secondary }));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: '0 20px',
  '& li': {
    display: 'flex',
    gap: 8,
    alignItems: 'flex-start',
    padding: '8px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& li > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));
