import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { scenarioNames, scenariosMax } from './form/scenarios.ts';
import type { Scenarios } from './use-scenarios.ts';

interface ScenarioBarProps extends Pick<Scenarios, 'active' | 'open' | 'add' | 'remove'> {
  readonly count: number;
}

/** Which scenario the form shows, and the way to set another beside it. Not drawn again for what is typed. */
export const ScenarioBar = memo(({ count, active, open, add, remove }: ScenarioBarProps) => {
  return (
    <Bar role="group" aria-label="Scenarios">
      {count === 1
        ? null
        : scenarioNames.slice(0, count).map((name, index) => (
            <Button
              key={name}
              size="small"
              variant={index === active ? 'contained' : 'outlined'}
              aria-pressed={index === active}
              onClick={() => open(index)}
            >
              Scenario {name}
            </Button>
          ))}
      {count < scenariosMax ? (
        <Button size="small" variant="outlined" onClick={add}>
          Compare with another
        </Button>
      ) : null}
      {count > 1 ? (
        <Button size="small" onClick={() => remove(active)}>
          Take away scenario {scenarioNames[active]}
        </Button>
      ) : null}
    </Bar>
  );
});

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 20,
});
