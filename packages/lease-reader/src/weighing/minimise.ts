/** The value of a function at a place; writes its slope there into `slope`. */
export type Sloped = (place: Float64Array, slope: Float64Array) => number;

/**
 * Walks from `start` towards the lowest place of a smooth function by limited-memory BFGS (J. Nocedal, "Updating Quasi-Newton Matrices
 * with Limited Storage", 1980) with step lengths halved until the function falls enough. Nothing is left to chance. Ends after `steps`
 * steps, or where no step leads lower.
 */
export const minimise = (valueAt: Sloped, start: Float64Array, steps: number): Float64Array => {
  let place: Float64Array = start.slice();
  let slope: Float64Array = new Float64Array(place.length);
  let value = valueAt(place, slope);
  const memory: Bend[] = [];
  for (let step = 0; step < steps; step += 1) {
    const way = wayDown(slope, memory);
    const fall = dot(way, slope);
    if (!(fall < 0)) break;
    // The first step has no bend to go by.
    let length = memory.length === 0 ? 1 / Math.sqrt(dot(slope, slope)) : 1;
    let next = place;
    let nextSlope = slope;
    let nextValue = value;
    for (let tries = 0; tries < mostTries; tries += 1, length /= 2) {
      next = moved(place, way, length);
      nextSlope = new Float64Array(place.length);
      nextValue = valueAt(next, nextSlope);
      if (nextValue <= value + leastFall * length * fall) break;
    }
    if (nextValue >= value) break;
    remember(memory, minus(next, place), minus(nextSlope, slope));
    [place, slope, value] = [next, nextSlope, nextValue];
  }
  return place;
};

/** How the slope changed along a step. */
type Bend = { readonly step: Float64Array; readonly turn: Float64Array; readonly share: number };

const remembered = 6;
const mostTries = 20;
const leastFall = 1e-4;

const remember = (memory: Bend[], step: Float64Array, turn: Float64Array): void => {
  const bend = dot(step, turn);
  if (bend <= 0) return;
  memory.push({ step, turn, share: 1 / bend });
  if (memory.length > remembered) memory.shift();
};

/** The slope turned round and stretched by the bends that are remembered. */
const wayDown = (slope: Float64Array, memory: readonly Bend[]): Float64Array => {
  const way = slope.map((each) => -each);
  const shares: number[] = [];
  for (const { step, turn, share } of memory.toReversed()) {
    const along = share * dot(step, way);
    shares.push(along);
    add(way, turn, -along);
  }
  const last = memory.at(-1);
  if (last !== undefined) {
    const stretch = 1 / (last.share * dot(last.turn, last.turn));
    for (let at = 0; at < way.length; at += 1) way[at] = (way[at] as number) * stretch;
  }
  for (const { step, turn, share } of memory) add(way, step, (shares.pop() ?? 0) - share * dot(turn, way));
  return way;
};

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
};

const add = (to: Float64Array, what: Float64Array, times: number): void => {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] as number) + times * (what[at] as number);
};

const moved = (place: Float64Array, way: Float64Array, length: number): Float64Array => {
  const to = place.slice();
  add(to, way, length);
  return to;
};

const minus = (a: Float64Array, b: Float64Array): Float64Array => moved(a, b, -1);
