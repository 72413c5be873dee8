/** Why a text isn't a JSON object, with the position of a syntax error. */
export type JsonProblem = { kind: 'syntax'; line: number; column: number } | { kind: 'no-object' };

/** Parses a JSON object, or returns the problem. */
export function parseJsonObject(text: string): { value: unknown } | { problem: JsonProblem } {
  const parsed = parseJson(text);
  if ('problem' in parsed) return parsed;
  const { value } = parsed;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? parsed : { problem: { kind: 'no-object' } };
}

/** Parses JSON, or returns the position of the syntax error. */
export function parseJson(text: string): { value: unknown } | { problem: JsonProblem } {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    const before = text.slice(0, findEnd(text)).split('\n');
    return {
      problem: { kind: 'syntax', line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
    };
  }
}

const space = /[ \t\n\r]*/y;
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The position of the first syntax error (RFC 8259). The errors of browsers differ, and not all have a position. */
function findEnd(text: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found !== null;
  };
  const takeSign = (sign: string): boolean => {
    take(space);
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };
  const takeList = (end: string, takeItem: () => boolean): boolean => {
    if (takeSign(end)) return true;
    do if (!takeItem()) return false;
    while (takeSign(','));
    return takeSign(end);
  };
  const takeName = (): boolean => {
    take(space);
    return take(string) && takeSign(':');
  };
  const takeValue = (): boolean => {
    take(space);
    if (takeSign('{')) return takeList('}', () => takeName() && takeValue());
    if (takeSign('[')) return takeList(']', takeValue);
    return take(string) || take(scalar);
  };
  if (takeValue()) take(space);
  return at;
}
