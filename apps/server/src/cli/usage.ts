import { parseArgs } from 'node:util';
import { UsageError } from './command.ts';

/** The options of a command, and its text for `--help`. */
export interface Usage {
  text: string;
  /** Maximum number of arguments that are not options. */
  words: number;
  /** What the first word may be; anything if they aren't listed. */
  commands?: readonly string[];
  options?: readonly string[];
}

/** The validated arguments; `undefined` if they ask for help. */
export function readArguments(
  { text, words, commands, options = [] }: Usage,
  args: string[],
): string[] | undefined {
  try {
    const known = Object.fromEntries(
      ['help', ...options].map((name) => [name, { type: 'boolean' as const }]),
    );
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    if (values.help) return undefined;
    const [first] = positionals;
    if (commands && first !== undefined && !commands.includes(first))
      throw new Error(`Unknown command '${first}'.`);
    if (positionals.length > words) throw new Error(`There is one word too many: ${positionals[words]}.`);
    return args;
  } catch (error) {
    // Node's message continues with advice that doesn't apply here.
    const [reason = ''] = (error instanceof Error ? error.message : '').split('. ', 1);
    throw new UsageError(`${reason.replace(/\.?$/, '.')}\n\n${text}`);
  }
}
