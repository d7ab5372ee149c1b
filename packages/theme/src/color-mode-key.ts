/** The one key under which every app of the origin keeps the chosen mode. */
export const colorModeKey = 'keyclause-color-mode';
export const colorModeAttribute = 'data-color-mode';
export const colorModeSelector = `[${colorModeAttribute}="%s"]`;
export const colorModeScriptPath = '/color-mode.js';
