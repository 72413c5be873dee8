import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses at build, as well as it can be done; the server sends the file it finds and spends nothing on it. */
function precompress(): Plugin {
  const folder = join(import.meta.dirname, 'dist/assets');
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      await mkdir(folder, { recursive: true });
      const texts = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const path = join(folder, name);
          const source = await readFile(path);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          await writeFile(`${path}.br`, await brotli(source, quality));
          await writeFile(`${path}.gz`, await zip(source, { level: 9 }));
        }),
      );
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/demo-app/',
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Below this Vite writes files into the script as data: addresses; icons would then miss the policy of img-src.
    assetsInlineLimit: 0,
    // One stylesheet: its first line sets the order of the layers, which must not depend on which part loads first.
    cssCodeSplit: false,
  },
});
