import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * The bench is TypeScript beside this file and uses parts of the server, so it is bundled before it runs; below
 * `node_modules`, where its packages are found. The arguments are described in docs/guides/bench.md.
 */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outDir = here('../node_modules/.bench');

await build({
  configFile: false,
  root: here('..'),
  logLevel: 'warn',
  ssr: { noExternal: [/^@gatehouse\//] },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: here('bench/main.ts'),
        against: here('bench/against.ts'),
        'floor-provider': here('bench/floors/provider.ts'),
        'floor-users': here('bench/floors/users.ts'),
        'floor-hashes': here('bench/floors/hashes.ts'),
        'floor-scripts': here('bench/floors/scripts.ts'),
        'floor-deliveries': here('bench/floors/deliveries.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

const args = process.argv.slice(2);
const program = args.some((arg) => /^--against(=|$)/.test(arg)) ? 'against' : 'main';
const child = spawn(process.execPath, ['--enable-source-maps', `${outDir}/${program}.js`, ...args], {
  stdio: 'inherit',
});
// It hears of Ctrl+C itself; a signal to this process alone is passed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
child.on('close', (code) => (process.exitCode = code ?? 1));
