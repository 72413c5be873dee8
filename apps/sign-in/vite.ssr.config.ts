import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server's build: one module that renders a page from its state, with its dependencies. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // React reads this while it loads, and the server doesn't set it.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry.tsx',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'entry.js' } },
  },
});
