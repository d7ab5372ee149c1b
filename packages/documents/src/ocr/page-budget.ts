/** What recognition may cost. Time in which the machine was busy with other programs does not count, where that can be told. */
export type RecognitionBudget = {
  /** For one page: the sum over its strips, also where several are recognised at once. */
  readonly pageMilliseconds: number;
  /** The processor time of this process so far, in milliseconds; without it the clock on the wall counts. */
  readonly processorMilliseconds?: (() => number) | undefined;
};

/** A page took longer than it may. It is given up, the others are not. */
export class PageTooSlow extends Error {
  override name = 'PageTooSlow';
}

export type PageBudget = {
  /** @throws PageTooSlow when nothing is left */
  readonly check: () => void;
  /** Waits for the work as long as the page has time left. @throws PageTooSlow; whoever does the work must then be ended */
  readonly spend: <Result>(work: Promise<Result>) => Promise<Result>;
};

/**
 * Visual noise makes recognition look for words for minutes, and the pages behind it would wait. `stripsAtWork` share the processor time: each
 * is taken to have had an equal part.
 */
export const createPageBudget = (
  { pageMilliseconds, processorMilliseconds = wallClock }: RecognitionBudget,
  stripsAtWork: () => number = () => 1,
): PageBudget => {
  let left = pageMilliseconds;
  const check = (): void => {
    if (left <= 0) throw new PageTooSlow('Recognizing the words of the page takes too long.');
  };

  /** Counts from now on; each call takes what has passed since the last one off what is left. */
  const meter = (): (() => void) => {
    let [wall, processor] = [performance.now(), processorMilliseconds()];
    return () => {
      const shares = processorMilliseconds === wallClock ? 1 : Math.max(1, stripsAtWork());
      const [wallNow, processorNow] = [performance.now(), processorMilliseconds()];
      left -= Math.min(wallNow - wall, (processorNow - processor) / shares);
      [wall, processor] = [wallNow, processorNow];
    };
  };

  const spend: PageBudget['spend'] = async (work) => {
    const count = meter();
    let timer: ReturnType<typeof setInterval> | undefined;
    const excess = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        count();
        try {
          check();
        } catch (error) {
          reject(error);
        }
      }, lookEveryMilliseconds);
    });
    try {
      return await Promise.race([work, excess]);
    } finally {
      clearInterval(timer);
      count();
    }
  };
  return { check, spend };
};

const wallClock = (): number => performance.now();

const lookEveryMilliseconds = 100;
