import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../../../packages/{ui,session}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (config) => mergeConfig(config, { plugins: [react()], build: { reportCompressedSize: false } }),
});
