import { browserPage, loadChunk } from '@keyclause/ui';
import { createPath, type DataRouter } from 'react-router-dom';

let destination: string | undefined;

/**
 * Knows from then on where the router is going: it stays at the old address until the new screen is loaded. Told by the router itself,
 * since a busy page may render so late that the script has failed before.
 */
export const followDestination = (router: DataRouter): void => {
  router.subscribe(({ navigation: { location } }) => {
    destination = location && createPath(location);
  });
};

/** Loads the script of a screen. Where only a reload can help, the page that is loaded is the one that was asked for. */
export const loadScreen = <Screen>(load: () => Promise<Screen>): Promise<Screen> =>
  loadChunk(load, { ...browserPage, reload: () => browserPage.reload(destination) });
