/** The name of the page's meta element that tells the settings of Firebase as JSON; without it the installation has none. */
export const firebaseMetaName = 'keyclause-firebase';
