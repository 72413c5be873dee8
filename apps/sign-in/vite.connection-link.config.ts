import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.ts';
import { precompress } from '../../scripts/precompress.ts';

/** The browser's build of the page of a connection link: a script and a style sheet of its own, which no sign-in page loads. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/connection-link/',
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist/connection-link',
    emptyOutDir: true,
    target: browsers,
    manifest: true,
    modulePreload: false,
    rolldownOptions: { input: 'src/connection-link/client.tsx' },
  },
});
