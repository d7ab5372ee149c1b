/** Runs work while no other tab of this browser does: one must not undo the sign-in that another is in the middle of. */
export const oneTabAtATime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  // Only pages of secure origins have locks; a laptop's localhost is one.
  return locks === undefined ? work() : locks.request('keyclause-firebase-session', work);
};
