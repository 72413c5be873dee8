import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.ts';
import { precompress } from '../../scripts/precompress.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/demo-app/',
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: browsers,
    // Below this Vite writes files into the script as data: addresses; icons would then miss the policy of img-src.
    assetsInlineLimit: 0,
    // One stylesheet: its first line sets the order of the layers, which must not depend on which part loads first.
    cssCodeSplit: false,
  },
});
