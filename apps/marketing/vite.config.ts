import { colorModePlugin } from '@keyclause/theme/vite';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), colorModePlugin()],
  server: { port: 3002 },
});
