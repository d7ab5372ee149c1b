import { type AnyCalculator, describedFields } from '@keyclause/calculator';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf, scenariosIn, scenariosMax } from './form/scenarios.ts';
import { type Texts, textsOf } from './form/typed-inputs.ts';
import { useReckoned } from './reckoning/use-reckoned.ts';

// The address follows once nobody types: browsers refuse an address that changes with every key.
const addressDelayMs = 400;

/** What stands in the forms of up to three scenarios, what follows from it, and the address that brings it back. */
export const useScenarios = (calculator: AnyCalculator) => {
  const location = useLocation();
  const navigate = useNavigate();
  const fields = useMemo(() => describedFields(calculator.inputs), [calculator]);
  const [scenarios, setScenarios] = useState<readonly Texts[]>(() => {
    const given = scenariosIn(location).map((texts) => ({ ...textsOf(fields, {}), ...texts }));
    return given.length > 0 ? given : [textsOf(fields, calculator.example)];
  });
  const [active, setActive] = useState(0);
  const [isExample, setExample] = useState(() => scenariosIn(location).length === 0);

  const reckoning = useReckoned(calculator.name, scenarios);

  useEffect(() => {
    if (isExample) return undefined;
    const timer = setTimeout(() => {
      // The address at this moment: saving may have changed it meanwhile.
      const saved = new URLSearchParams(globalThis.location.search).get('saved');
      void navigate(addressOf(scenarios, saved), { replace: true, preventScrollReset: true });
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [scenarios, isExample, navigate]);

  const replace = useCallback((next: (known: readonly Texts[]) => readonly Texts[]) => {
    setExample(false);
    setScenarios(next);
  }, []);

  return {
    fields,
    scenarios,
    reckoning,
    active: Math.min(active, scenarios.length - 1),
    isExample,
    open: setActive,
    change: useCallback(
      (name: string, text: string) =>
        replace((known) => known.map((texts, index) => (index === active ? { ...texts, [name]: text } : texts))),
      [replace, active],
    ),
    /** Puts values into the form: in place of an example, else over what stands there. Null empties a field. */
    fill: useCallback(
      (inputs: Readonly<Record<string, unknown>>) => {
        const emptied = Object.keys(inputs).filter((name) => inputs[name] === null);
        const filled = { ...textsOf(fields, inputs), ...Object.fromEntries(emptied.map((name) => [name, ''])) };
        const given = Object.fromEntries(Object.entries(filled).filter(([name]) => name in inputs));
        replace((known) =>
          known.map((texts, index) =>
            index === active ? { ...(isExample ? textsOf(fields, {}) : texts), ...given } : texts,
          ),
        );
      },
      [replace, active, fields, isExample],
    ),
    clear: useCallback(
      () => replace((known) => known.map((texts, index) => (index === active ? textsOf(fields, {}) : texts))),
      [replace, active, fields],
    ),
    add: useCallback(() => {
      replace((known) => (known.length >= scenariosMax ? known : [...known, known[active] ?? {}]));
      setActive(scenarios.length);
    }, [replace, active, scenarios.length]),
    remove: useCallback(
      (place: number) => {
        replace((known) => (known.length === 1 ? known : known.filter((_, index) => index !== place)));
        setActive(0);
      },
      [replace],
    ),
  };
};

export type Scenarios = ReturnType<typeof useScenarios>;
