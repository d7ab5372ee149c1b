import { type AnyCalculator, calculatorNamed, describedFields } from '@keyclause/calculator';
import { useAuth } from '@keyclause/session';
import { NotFoundScreen, PageBody } from '@keyclause/ui';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { useIsPrinting } from '#reports/print/use-is-printing.ts';
import { CalculatorForm } from './form/calculator-form.tsx';
import { type Texts, textsOf } from './form/typed-inputs.ts';
import { PrintCalculation } from './print/print-calculation.tsx';
import { ResultPanel } from './result/result-panel.tsx';
import { SaveBar } from './saved/save-bar.tsx';
import { ScenarioBar } from './scenario-bar.tsx';
import { StartFromLease } from './start-from-lease.tsx';
import { StartFromState } from './start-from-state.tsx';
import { hasStateRule } from './state-inputs.ts';
import { useScenarios } from './use-scenarios.ts';

/** One question: what you know on the left, what follows from it on the right, as you type. */
export const CalculationPage = () => {
  const { calculator: name = '' } = useParams();
  const calculator = calculatorNamed(name);
  // A name that carries more than the calculator's own would be a second address of the same page.
  if (calculator === undefined || calculator.name !== name) return <NotFoundScreen />;
  return <Question key={name} calculator={calculator} />;
};

const Question = ({ calculator }: { readonly calculator: AnyCalculator }) => {
  const { user } = useAuth();
  const scenarios = useScenarios(calculator);
  const isPrinting = useIsPrinting();
  const [fromLease, setFromLease] = useState<FromLease>({ quotes: {}, texts: {} });
  const texts = scenarios.scenarios[scenarios.active] ?? {};
  const results = useMemo(() => describedFields(calculator.results), [calculator]);
  const { reckoned } = scenarios.reckoning;
  const latest = useRef(scenarios.scenarios);
  useEffect(() => {
    latest.current = scenarios.scenarios;
  }, [scenarios.scenarios]);
  const typed = useCallback(() => latest.current, []);
  return (
    <>
      <Screen>
        <PageBody title={calculator.question} lead={allQuestions}>
          <ScreenMeta
            title={calculator.question}
            description={`${calculator.question} Worked out to the cent, with every step shown.`}
          />
          <SaveBar
            calculator={calculator}
            fields={scenarios.fields}
            isWhole={reckoned.length > 0 && reckoned.every(({ calculation }) => calculation !== null)}
            typed={typed}
          />
          <Columns>
            <div>
              <ScenarioBar
                count={scenarios.scenarios.length}
                active={scenarios.active}
                open={scenarios.open}
                add={scenarios.add}
                remove={scenarios.remove}
              />
              {scenarios.isExample ? (
                <Sample>
                  <Typography variant="body2" color="textSecondary">
                    These are the numbers of an example. Type over them.
                  </Typography>
                  <Button size="small" onClick={scenarios.clear}>
                    Clear the example
                  </Button>
                </Sample>
              ) : null}
              {user ? (
                <StartFromLease
                  fields={scenarios.fields}
                  onFill={(inputs, words) => {
                    scenarios.fill(inputs);
                    setFromLease({ quotes: words, texts: textsOf(scenarios.fields, inputs) });
                  }}
                />
              ) : null}
              {hasStateRule(calculator.name) ? (
                <StartFromState calculator={calculator.name} onFill={scenarios.fill} />
              ) : null}
              <CalculatorForm
                calculator={calculator}
                fields={scenarios.fields}
                texts={texts}
                problems={reckoned[scenarios.active]?.problems ?? []}
                quotes={quotesOf(fromLease, texts)}
                onChange={scenarios.change}
              />
            </div>
            <ResultPanel
              inputs={scenarios.fields}
              fields={results}
              reckoning={scenarios.reckoning}
              active={scenarios.active}
              name={calculator.name}
            />
          </Columns>
        </PageBody>
      </Screen>
      {isPrinting ? (
        <PrintCalculation calculator={calculator} results={results} fields={scenarios.fields} reckoned={reckoned} />
      ) : null}
    </>
  );
};

const allQuestions = <Link href={paths.calculator}>All questions</Link>;

type FromLease = { readonly quotes: Readonly<Record<string, string>>; readonly texts: Texts };

/** The words of a lease stand only under what they say: not under a number that was typed over it. */
const quotesOf = ({ quotes, texts }: FromLease, typed: Texts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(quotes).filter(([name]) => typed[name] === texts[name]));

const Screen = styled('div')({ display: 'contents', '@media print': { display: 'none' } });

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  marginTop: 24,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(300px, 380px) minmax(0, 1fr)', gap: 56 },
}));

const Sample = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  // The button has no frame: its word stands in line with the sentence.
  '& button': { marginInline: -10 },
});
