import type { FlagPair } from '@keyclause/lease-reader/compare';
import { SeverityMark } from '@keyclause/ui';
import { styled } from '@mui/material/styles';
import { FoundByModel } from '#reports/model/found-by-model.tsx';
import { Section } from '#reports/section.tsx';
import { SidePlace } from './side-place.tsx';
import type { Sides } from './sides.ts';

type FlagChangesProps = { readonly flags: readonly FlagPair[]; readonly sides: Sides };

/** The red flags that only one of the two has. */
export const FlagChanges = ({ flags, sides }: FlagChangesProps) => (
  <Section title="Red flags">
    <Columns>
      {(['a', 'b'] as const).map((side) => {
        const own = flags.flatMap((pair) => (pair.standing === `only_${side}` && pair[side] ? [pair[side]] : []));
        return (
          <section key={side}>
            <h3>Only in {sides[side].lease.title}</h3>
            {own.length === 0 ? <p>None.</p> : null}
            <ul>
              {own.map((flag) => (
                <li key={flag.key}>
                  <SeverityMark severity={flag.severity} />
                  <span>
                    {flag.title} {flag.foundBy ? <FoundByModel /> : null}
                  </span>
                  <SidePlace side={sides[side]} tab="flags" itemKey={flag.key} place={flag} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Columns>
  </Section>
);

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: '0 20px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& h3': { ...theme.typography.body1, fontWeight: 600, margin: '0 0 4px', overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: '6px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& li > span:nth-of-type(2)': { flex: 1, minWidth: 0 },
}));
