import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { scenarioNames, scenariosMax } from './form/scenarios.ts';
import type { Scenarios } from './use-scenarios.ts';

/** Which scenario the form shows, and the way to set another beside it. */
export const ScenarioBar = ({ scenarios }: { readonly scenarios: Scenarios }) => {
  const count = scenarios.scenarios.length;
  return (
    <Bar role="group" aria-label="Scenarios">
      {count === 1
        ? null
        : scenarios.scenarios.map((_, index) => (
            <Button
              key={scenarioNames[index]}
              size="small"
              variant={index === scenarios.active ? 'contained' : 'outlined'}
              aria-pressed={index === scenarios.active}
              onClick={() => scenarios.open(index)}
            >
              Scenario {scenarioNames[index]}
            </Button>
          ))}
      {count < scenariosMax ? (
        <Button size="small" variant="outlined" onClick={scenarios.add}>
          Compare with another
        </Button>
      ) : null}
      {count > 1 ? (
        <Button size="small" onClick={() => scenarios.remove(scenarios.active)}>
          Take away scenario {scenarioNames[scenarios.active]}
        </Button>
      ) : null}
    </Bar>
  );
};

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 20,
});
