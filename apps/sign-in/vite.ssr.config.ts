import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server's part: one module that draws a page from its state, with all it needs in it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // React reads this while it loads; nobody sets it for the server.
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
