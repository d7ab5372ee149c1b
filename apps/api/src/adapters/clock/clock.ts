/** Where the time comes from, so that tests can move it. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export const fakeClock = (start: Date): Clock & { advance: (milliseconds: number) => void } => {
  let instant = start.getTime();
  return {
    now: () => new Date(instant),
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
};
