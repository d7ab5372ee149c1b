import { availableParallelism, loadavg } from 'node:os';
import bundledChromium from '@sparticuz/chromium';
import { chromium, type Page } from 'playwright-core';
import { z } from 'zod';
import { hydrated } from '../product/hydrated.ts';
import { startProduct } from '../product/start-product.ts';

/**
 * Frames of the calculator while a key is pressed every 100 ms, by the browser's own tracing. Fails on a task of the page longer than a frame.
 *
 * Two pages without anything of ours are measured in the same run: what they drop, the machine drops, which draws without
 * a graphics card beside everything else that it does.
 */
const keyEveryMs = 100;
const frameMs = 1000 / 60;
const warmUpKeys = 10;
const keys = 60;

const questions = [
  { name: 'the cost of a lease', calculator: 'total_cost', field: 'monthlyRent', inputs: null },
  {
    name: 'IFRS 16, 99 years',
    calculator: 'ifrs16_schedule',
    field: 'payment',
    inputs: { payment: '12345', n: '1188', annualRate: '5.75', periodsPerYear: '12', timing: 'beginning' },
  },
];

const controls = [
  { name: 'control: an input', html: '<!doctype html><input autofocus>', act: (page: Page) => type(page, keys) },
  {
    name: 'control: frames',
    html: '<!doctype html><p>0</p><script>let n = 0; const p = document.querySelector("p"); const next = () => { p.textContent = ++n; requestAnimationFrame(next); }; next();</script>',
    act: (page: Page) => page.waitForTimeout(keys * keyEveryMs),
  },
];

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  ts: z.number(),
  dur: z.number().optional(),
  /** Of it, on the processor: what other programs take is not in it. */
  tdur: z.number().optional(),
  id2: z.object({ local: z.string().optional() }).optional(),
  args: z
    .object({
      name: z.string().optional(),
      frame_reporter: z.object({ state: z.string() }).optional(),
    })
    .optional(),
});
type TraceEvent = z.infer<typeof eventSchema>;

const traced = async (page: Page, act: () => Promise<void>): Promise<TraceEvent[]> => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const parsed = eventSchema.safeParse(event);
      if (parsed.success) events.push(parsed.data);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'cc', 'devtools.timeline', 'devtools.timeline.frame', 'benchmark'],
    },
  });
  await act();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
};

/** Digits are added and taken away again, so that the amount stays one that a lease may have. */
const type = async (page: Page, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) {
    const next = Date.now() + keyEveryMs;
    await page.keyboard.press(index % 6 < 3 ? String(1 + (index % 9)) : 'Backspace');
    await page.waitForTimeout(Math.max(0, next - Date.now()));
  }
};

/** Of every frame that had something new to show: milliseconds from its beginning to the screen, null for one that was dropped. */
const framesOf = (events: readonly TraceEvent[]): readonly (number | null)[] => {
  const reports = events.filter(({ name }) => name === 'PipelineReporter');
  const keyOf = ({ pid, id2 }: TraceEvent): string => `${pid} ${id2?.local}`;
  // An id is used again once its frame has ended.
  const begun = new Map<string, TraceEvent>();
  return reports
    .toSorted((a, b) => a.ts - b.ts)
    .flatMap((event) => {
      const key = keyOf(event);
      const begin = begun.get(key);
      if (event.ph === 'b') begun.set(key, event);
      if (event.ph !== 'e' || !begin) return [];
      begun.delete(key);
      const state = begin.args?.frame_reporter?.state;
      if (state === 'STATE_DROPPED') return [null];
      return state?.startsWith('STATE_PRESENTED') ? [(event.ts - begin.ts) / 1000] : [];
    });
};

/** Processor milliseconds of each task on the main thread of the page. */
const tasksOf = (events: readonly TraceEvent[]): readonly number[] => {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const busy = new Set(
    events.filter(({ name }) => name === 'EventDispatch' || name === 'FireAnimationFrame').map(({ pid }) => pid),
  );
  return events
    .filter(
      ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && busy.has(pid) && main.has(`${pid} ${tid}`),
    )
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
};

const at = (values: readonly number[], share: number): string => {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
};

/** Prints the line of a page and gives the share of its frames that were dropped. */
const print = (name: string, events: readonly TraceEvent[]): number => {
  const frames = framesOf(events);
  const shown = frames.filter((frame) => frame !== null);
  const tasks = tasksOf(events);
  const long = tasks.filter((task) => task > frameMs);
  // A trace without frames or tasks would pass for a smooth one.
  if (shown.length < keys || tasks.length < keys) throw new Error(`The trace of ${name} is not whole.`);
  const dropped = (frames.length - shown.length) / frames.length;
  const ofTenth = tasks.reduce((sum, task) => sum + task, 0) / keys;
  console.log(
    `${name.padEnd(20)} ${shown.length} frames shown: median ${at(shown, 0.5)} ms, p95 ${at(shown, 0.95)} ms to the screen, ${frames.length - shown.length} dropped (${(100 * dropped).toFixed(0)}%); ` +
      `on the processor ${ofTenth.toFixed(1)} ms of each ${keyEveryMs}, longest tasks ${[1, 2, 3].map((place) => at(tasks, 1 - place / tasks.length)).join(', ')} ms, ${long.length} over ${frameMs.toFixed(1)} ms`,
  );
  if (long.length > 0) process.exitCode = 1;
  return dropped;
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await bundledChromium.executablePath()),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
});
const product = await startProduct();
/** Over the last minute, with what is measured: a frame waits for all of them. */
const waiting = (): string => `${loadavg()[0]?.toFixed(1)} programs at work on ${availableParallelism()} processors`;
try {
  console.log(`${keys} keys, one each ${keyEveryMs} ms; ${waiting()}`);
  let machine = 0;
  for (const { name, html, act } of controls) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent(html);
    machine = Math.max(machine, print(name, await traced(page, () => act(page))));
    await page.close();
  }
  for (const { name, calculator, field, inputs } of questions) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const query = inputs ? `?s=${encodeURIComponent(JSON.stringify(inputs))}` : '';
    await page.goto(`${product.origin}/calculator/${calculator}${query}`);
    await hydrated(page);
    await page.locator(`#input-${field}`).focus();
    await page.keyboard.press('End');
    await type(page, warmUpKeys);
    const events = await traced(page, () => type(page, keys));
    const dropped = print(name, events);
    console.log(
      `  ${machine === 0 ? 'the controls drop none' : `${(dropped / machine).toFixed(1)} times the share of the worse control`}`,
    );
    await page.close();
  }
  console.log(waiting());
} finally {
  await browser.close();
  await product.stop();
}
