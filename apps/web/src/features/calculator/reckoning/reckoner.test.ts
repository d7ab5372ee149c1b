import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reckon } from './reckon.ts';
import { type Answer, createReckoner, type Question, type ReckoningWorker } from './reckoner.ts';

const form = (monthlyRent: string) => ({ monthlyRent, termMonths: '12' });
const question = (monthlyRent: string): Question => ({ calculator: 'total_cost', forms: [form(monthlyRent)] });
const totalOf = ([first]: Answer) => first?.calculation?.results.total;

/** A worker of a browser that answers when it is told to. */
const workerInHand = () => {
  const asked: Question[] = [];
  const worker: ReckoningWorker & { isEnded: boolean } = {
    isEnded: false,
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage: (each) => asked.push(each),
    terminate: () => {
      worker.isEnded = true;
    },
  };
  const answer = (): void => {
    const last = asked.at(-1);
    const data = (last?.forms ?? []).map((texts) => reckon(last?.calculator ?? '', texts));
    worker.onmessage?.({ data } as unknown as MessageEvent<Answer>);
  };
  return { worker, asked, answer };
};

const reckonerInHand = () => {
  const workers: ReturnType<typeof workerInHand>[] = [];
  const answers: unknown[] = [];
  const onFailure = vi.fn();
  const reckoner = createReckoner({
    start: () => {
      const hand = workerInHand();
      workers.push(hand);
      return hand.worker;
    },
    onAnswer: (_, answer) => answers.push(totalOf(answer)),
    onFailure,
  });
  return { reckoner, workers, answers, onFailure };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks only the last of what was typed while the worker was busy', () => {
  const { reckoner, workers, answers } = reckonerInHand();
  for (const rent of ['1', '19', '195', '1950']) reckoner.ask(question(rent));
  expect(workers[0]?.asked).toEqual([question('1')]);

  workers[0]?.answer();
  expect(workers[0]?.asked).toEqual([question('1'), question('1950')]);
  workers[0]?.answer();
  expect(answers).toEqual([12, 23400]);
  expect(workers).toHaveLength(1);
});

it('says that the worker broke, and answers with another one', () => {
  const { reckoner, workers, answers, onFailure } = reckonerInHand();
  reckoner.ask(question('1000'));
  workers[0]?.worker.onerror?.({} as ErrorEvent);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(workers[0]?.worker.isEnded).toBe(true);

  reckoner.ask(question('1950'));
  workers[1]?.answer();
  expect(answers).toEqual([23400]);
});

it('asks another worker what was typed while the one before broke', () => {
  const { reckoner, workers, answers, onFailure } = reckonerInHand();
  reckoner.ask(question('1000'));
  reckoner.ask(question('1950'));
  workers[0]?.worker.onerror?.({} as ErrorEvent);
  expect(onFailure).not.toHaveBeenCalled();
  workers[1]?.answer();
  expect(answers).toEqual([23400]);

  reckoner.ask(question('2000'));
  reckoner.ask(question('2100'));
  workers[1]?.worker.onerror?.({} as ErrorEvent);
  workers[2]?.worker.onerror?.({} as ErrorEvent);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(workers).toHaveLength(3);
});

it('does not wait for ever', () => {
  const { reckoner, workers, onFailure } = reckonerInHand();
  reckoner.ask(question('1950'));
  vi.advanceTimersByTime(19_000);
  expect(onFailure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(workers[0]?.worker.isEnded).toBe(true);
});

it('fails in words where the browser has no workers', () => {
  const onFailure = vi.fn();
  const start = (): ReckoningWorker => {
    throw new ReferenceError('Worker is not defined');
  };
  createReckoner({ start, onAnswer: () => undefined, onFailure }).ask(question('1950'));
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it('is silent once it is stopped', () => {
  const { reckoner, workers, answers, onFailure } = reckonerInHand();
  reckoner.ask(question('1950'));
  reckoner.stop();
  workers[0]?.answer();
  vi.advanceTimersByTime(60_000);
  expect(answers).toEqual([]);
  expect(onFailure).not.toHaveBeenCalled();
});
