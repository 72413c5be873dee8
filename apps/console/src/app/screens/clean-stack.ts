/** A readable call stack, without the error message and URLs (ERR-11). */
export function cleanStack(stack: string | undefined): string | undefined {
  const calls = (stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at |@/.test(line))
    .map((line) => line.replaceAll(/https?:\/\/[^/\s)]+/g, '').replaceAll(/\?[^:)\s]*/g, ''));
  return calls.length > 0 ? calls.join('\n') : undefined;
}
