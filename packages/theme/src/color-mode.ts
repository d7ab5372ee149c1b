import { useColorScheme } from '@mui/material/styles';
import { colorModeKey } from './color-mode-key.ts';

export type ColorMode = 'light' | 'dark';

export interface ColorModeState {
  /** Undefined where there is no browser. */
  readonly mode: ColorMode | undefined;
  readonly toggle: () => void;
}

/** The mode on screen, and a toggle that stores the choice. Until then the system's preference is followed. */
export const useColorMode = (): ColorModeState => {
  const { colorScheme, setMode } = useColorScheme();
  return { mode: colorScheme, toggle: () => setMode(colorScheme === 'dark' ? 'light' : 'dark') };
};

/** Keeps only a choice: `system` clears the key, and anything else than the two modes counts as nothing stored. */
export const colorModeStorage = ({ key = colorModeKey, storageWindow = browserWindow() }: StorageOptions) => ({
  get: (defaultValue: string): string => {
    const stored = readItem(key, storageWindow);
    return isColorMode(stored) ? stored : defaultValue;
  },
  set: (value: string): void => {
    try {
      if (isColorMode(value)) storageWindow?.localStorage.setItem(key, value);
      else storageWindow?.localStorage.removeItem(key);
    } catch {
      // Storage may be refused or full; the mode then lasts for this page.
    }
  },
  subscribe: (onValue: (value: string) => void): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onValue(isColorMode(event.newValue) ? event.newValue : 'system');
    };
    storageWindow?.addEventListener('storage', onStorage);
    return () => storageWindow?.removeEventListener('storage', onStorage);
  },
});

interface StorageOptions {
  readonly key?: string;
  readonly storageWindow?: Window | null | undefined;
}

const browserWindow = () => (typeof window === 'undefined' ? undefined : window);

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

const readItem = (key: string, storageWindow: Window | null | undefined): string | null => {
  try {
    return storageWindow?.localStorage.getItem(key) ?? null;
  } catch {
    return null;
  }
};
