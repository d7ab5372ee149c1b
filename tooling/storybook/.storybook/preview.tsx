import '@keyclause/theme/fonts.css';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { InColorMode } from '../src/in-color-mode.tsx';

export default definePreview({
  addons: [addonA11y()],
  globalTypes: {
    colorMode: {
      description: 'Colour mode',
      toolbar: { title: 'Colour mode', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { colorMode: 'light' },
  parameters: { layout: 'fullscreen', controls: { disableSaveFromUI: true } },
  decorators: [
    (Story, { globals }) => (
      <KeyclauseThemeProvider>
        <InColorMode mode={globals.colorMode === 'dark' ? 'dark' : 'light'}>
          <Story />
        </InColorMode>
      </KeyclauseThemeProvider>
    ),
  ],
});
