import { colorModePlugin } from '@keyclause/theme/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiUrl = process.env.KEYCLAUSE_API_URL ?? 'http://localhost:3000';
const proxy = { '/api': { target: apiUrl, changeOrigin: false } };

export default defineConfig({
  plugins: [react(), colorModePlugin()],
  build: {
    // The public pages of the same origin have an `assets` folder of their own.
    assetsDir: 'web-assets',
    manifest: true,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
  },
  server: { proxy },
  preview: { proxy },
});
