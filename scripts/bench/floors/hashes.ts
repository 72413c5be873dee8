import { hashSync, verifySync } from '@node-rs/argon2';
import { argon2Parameters } from '../../../apps/server/src/passwords/stored-password.ts';

/** Verifies passwords in one thread: receives a number of seconds, returns verifications per second. */
const hash = hashSync('password', argon2Parameters);

process.on('message', (seconds: number) => {
  const startedAt = performance.now();
  let count = 0;
  for (; performance.now() < startedAt + seconds * 1000; count += 1) verifySync(hash, 'password');
  process.send?.((count * 1000) / (performance.now() - startedAt));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
