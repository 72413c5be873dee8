import { hashSync, verifySync } from '@node-rs/argon2';
import { argon2Parameters } from '../../../apps/server/src/passwords/stored-password.ts';

/** Verifies passwords in one thread, one after the other and nothing else: told for how many seconds, answers how many a second. */
const hash = hashSync('password', argon2Parameters);

process.on('message', (seconds: number) => {
  const begun = performance.now();
  let count = 0;
  for (; performance.now() < begun + seconds * 1000; count += 1) verifySync(hash, 'password');
  process.send?.((count * 1000) / (performance.now() - begun));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
