import { parseArgs } from 'node:util';
import { UsageError } from './command.ts';

/** What a command takes, and what `--help` says of it. */
export interface Usage {
  text: string;
  /** Words that are not options, at most. */
  words: number;
  options?: readonly string[];
}

/** The arguments, once they are known to be what the command takes; `undefined` where they ask for help. */
export function readArguments({ text, words, options = [] }: Usage, args: string[]): string[] | undefined {
  try {
    const known = Object.fromEntries(
      ['help', ...options].map((name) => [name, { type: 'boolean' as const }]),
    );
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    if (values.help) return undefined;
    if (positionals.length > words) throw new Error(`There is one word too many: ${positionals[words]}.`);
    return args;
  } catch (error) {
    // Node's own words go on with advice that is of no use here.
    const [reason = ''] = (error instanceof Error ? error.message : '').split('. ', 1);
    throw new UsageError(`${reason.replace(/\.?$/, '.')}\n\n${text}`);
  }
}
