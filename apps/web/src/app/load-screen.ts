import { browserPage, loadChunk } from '@keyclause/ui';
import { createPath, type DataRouter } from 'react-router-dom';

let known: Pick<DataRouter, 'state'> | undefined;

/**
 * Tells once which router says where to go: it stays at the old address until the new screen is loaded. Its state is read and not
 * listened to: the first listener gets what happened before the first render, and that must be the page.
 */
export const loadScreensFor = (router: Pick<DataRouter, 'state'>): void => {
  known = router;
};

/** Loads the script of a screen. Where only a reload can help, the page that is loaded is the one that was asked for. */
export const loadScreen = <Screen>(load: () => Promise<Screen>): Promise<Screen> =>
  loadChunk(load, { ...browserPage, reload: () => browserPage.reload(destination()) });

const destination = (): string | undefined => {
  const location = known?.state.navigation.location;
  return location && createPath(location);
};
