import { prettyFactory } from 'pino-pretty';
import { z } from 'zod';
import type { Prettify } from './log.ts';

/** What could rewrite a terminal, or look like another line of the log: control and format characters, and line separators. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** The lines of a stack are indented, so they don't look like lines of the log. */
const unsafeInStacks = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu;

const escapeCharacter = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`;

const record = z.record(z.string(), z.unknown());

/** `GET /api/roles 200 in 3 ms`, of the line that each request has. */
function describeRequest({ method, path, status, ms, ...rest }: z.output<typeof record>): object {
  return rest['msg'] === 'answered'
    ? { ...rest, msg: [method, path, status, 'in', ms, 'ms'].map(String).join(' ') }
    : { method, path, status, ms, ...rest };
}

/** Formats the JSON lines of the log for a terminal. */
export function createPrettify(): Prettify {
  const prettify = prettyFactory({
    colorize: process.stdout.isTTY && !process.env.NO_COLOR,
    colorizeObjects: false,
    ignore: 'pid,hostname',
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss.l',
  });
  return (line) => {
    const read: unknown = JSON.parse(line, (key, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(key === 'stack' ? unsafeInStacks : unsafe, escapeCharacter)
        : value,
    );
    return prettify(describeRequest(record.parse(read)));
  };
}
