import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { leastPassphrase, mostPassphrase } from '@gatehouse/contract/tenant-export/tenant-export';
import { UsageError } from './command.ts';

/**
 * The passphrase in a file without its last line break, or the one that is typed. It is never an argument: other users of the machine see
 * those, and shells keep them.
 */
export async function readPassphrase(
  file: string | undefined,
  { isNew }: { isNew: boolean },
): Promise<string> {
  const passphrase = file === undefined ? await ask(isNew) : await readFrom(file);
  if (passphrase.length > mostPassphrase || (isNew && [...passphrase].length < leastPassphrase))
    throw new UsageError(`The passphrase has ${leastPassphrase} to ${mostPassphrase} characters.`);
  return passphrase;
}

async function readFrom(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`The file ${file} with the passphrase can’t be read.`);
  });
  return text.replace(/\r?\n$/, '');
}

async function ask(isNew: boolean): Promise<string> {
  if (!process.stdin.isTTY)
    throw new UsageError('There is no terminal to enter the passphrase. Name a file that contains it.');
  const passphrase = await askHidden('Passphrase: ');
  if (isNew && (await askHidden('Again: ')) !== passphrase)
    throw new UsageError('The two passphrases are different. Nothing was exported.');
  return passphrase;
}

/** Reads a line without showing it. */
async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
