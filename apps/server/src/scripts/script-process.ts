import { constants, setPriority } from 'node:os';
import { createSandbox } from './sandbox.ts';
import type { FromScript, ToScript } from './script-messages.ts';

// Behind signing and answering, as hashing is: a script that never ends would take a core from the tokens of others for seconds.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Ctrl+C reaches the whole process group. The server decides when a run ends: the channel closes, also if the server dies.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

const say = (message: FromScript, then: () => void = () => {}): void => void process.send?.(message, then);

const sandbox = await createSandbox();

async function run(call: Extract<ToScript, { kind: 'run' }>['call']): Promise<void> {
  const { isBroken: isLast, ...finished } = await sandbox.run(call, (id, request) =>
    say({ kind: 'fetch', id, request }),
  );
  say({ kind: 'ended', ...finished, isLast }, isLast ? () => process.exit() : undefined);
}

process.on('message', (message: ToScript) => {
  if (message.kind === 'run') void run(message.call);
  else sandbox.answer(message.id, message.answer);
});
say({ kind: 'ready' });
