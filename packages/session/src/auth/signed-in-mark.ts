/** Read by `/site.js` of the prerendered pages, which cannot ask who is signed in. */
const key = 'keyclause-signed-in';

/** Leaves a mark that shows the way back to the dashboard on pages without an account. It opens nothing. */
export const markSignedIn = (isSignedIn: boolean): void => {
  try {
    if (isSignedIn) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Storage may be refused; those pages then show Sign In, which leads to the same place.
  }
};
