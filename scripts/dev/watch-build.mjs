import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../run/process.mjs';

// A process of its own: a build would hold up the updates of open pages. `node watch-build CONFIG`
const watcher = await build({
  configFile: join(root, process.argv[2]),
  logLevel: 'error',
  build: { watch: {} },
});
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_START') process.send('building');
  if (event.code === 'BUNDLE_END') void event.result.close().then(() => process.send('built'));
  // Vite has printed the error.
  if (event.code === 'ERROR') process.send('failed');
});
process.on('disconnect', () => process.exit());
