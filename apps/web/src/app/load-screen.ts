import { browserPage, loadChunk } from '@keyclause/ui';

let destination: string | undefined;

/** Where the router is going: it stays at the old address until the new screen is loaded. */
export const headFor = (address: string | undefined): void => {
  destination = address;
};

/** Loads the script of a screen. Where only a reload can help, the page that is loaded is the one that was asked for. */
export const loadScreen = <Screen>(load: () => Promise<Screen>): Promise<Screen> =>
  loadChunk(load, { ...browserPage, reload: () => browserPage.reload(destination) });
