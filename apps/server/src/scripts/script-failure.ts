import { scriptFile } from './guest.ts';
import { scriptLimits } from './script-limits.ts';
import type { ScriptFailure } from './script-messages.ts';

const textOf = (value: unknown, fallback: string): string =>
  (typeof value === 'string' && value !== '' ? value : fallback).slice(0, scriptLimits.messageLength);

const fieldsOf = (thrown: unknown): Record<string, unknown> =>
  typeof thrown === 'object' && thrown !== null ? { ...thrown } : {};

/** What a script threw, as the engine dumps it: an error as an object, anything else as its value. */
export function describeFailure(thrown: unknown): ScriptFailure {
  const { name, message, stack } = fieldsOf(thrown);
  const isError = typeof message === 'string';
  const [, line, column] = new RegExp(`${scriptFile}:(\\d+)(?::(\\d+))?`).exec(textOf(stack, '')) ?? [];
  return {
    name: textOf(name, 'Error'),
    message: isError ? textOf(message, 'no message') : textOf(show(thrown), 'no message'),
    ...(line !== undefined && { line: Number(line) }),
    ...(column !== undefined && { column: Number(column) }),
  };
}

function show(thrown: unknown): string {
  try {
    return typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? String(thrown));
  } catch {
    return 'unserializable';
  }
}

/** Whether the engine had no memory left. It throws null if there isn't enough for an error. */
export function isOutOfMemory(thrown: unknown): boolean {
  const { name, message } = fieldsOf(thrown);
  return thrown === null || (name === 'InternalError' && message === 'out of memory');
}
