import { RE2JS } from 're2js';

/** The size of a compiled pattern, in instructions. A match takes at most this many steps for each character of the value. */
const maxSize = 1000;
const maxCompiled = 500;

const compiled = new Map<string, RE2JS | undefined>();

/**
 * Whether profile fields may have this pattern. Patterns run in time that is linear in the value (RE2), because a backtracking engine
 * would let one pattern, written carelessly or on purpose, stop the server for everyone (ADR 150).
 */
export const isPattern = (pattern: string): boolean => find(pattern) !== undefined;

/** Whether a value matches a field's pattern, anywhere unless the pattern has `^` and `$`. */
export const matchesPattern = (pattern: string, value: string): boolean =>
  find(pattern)?.matcher(value).find() ?? false;

function find(pattern: string): RE2JS | undefined {
  if (!compiled.has(pattern)) {
    if (compiled.size >= maxCompiled) compiled.clear();
    compiled.set(pattern, compile(pattern));
  }
  return compiled.get(pattern);
}

function compile(pattern: string): RE2JS | undefined {
  if (estimateSize(pattern) > maxSize) return undefined;
  try {
    const result = RE2JS.compile(RE2JS.translateRegExp(pattern));
    return result.programSize() <= maxSize ? result : undefined;
  } catch {
    return undefined;
  }
}

const tokens = /\\[pP]\{\w*\}|\\x\{\w*\}|\\[^]|\[\^?\]?(?:\\[^]|[^\]\\])*\]|\{\d*(?:,\d*)?\}|[()|*+?]|[^]/gu;

/**
 * Roughly how large a pattern becomes, without compiling it: repetitions in repetitions take long to compile. Infinite if brackets don't
 * match.
 */
function estimateSize(pattern: string): number {
  const groups = [{ size: 0, last: 0 }];
  for (const [token] of pattern.matchAll(tokens)) {
    const group = groups.at(-1);
    if (!group || token.startsWith(String.raw`\Q`)) return Infinity;
    const counts = /^\{(\d+)?,?(\d+)?\}$/.exec(token);
    if (token === '(') groups.push({ size: 1, last: 0 });
    else if (token === ')') {
      groups.pop();
      const outer = groups.at(-1);
      if (!outer) return Infinity;
      outer.size += outer.last;
      outer.last = group.size + group.last + 1;
    } else if (counts) group.last *= Math.max(1, Number(counts[1] ?? 1), Number(counts[2] ?? 1));
    else if (/^[|*+?]$/.test(token)) group.last += 1;
    else {
      group.size += group.last;
      group.last = 1;
    }
  }
  const [whole] = groups;
  return whole && groups.length === 1 ? whole.size + whole.last : Infinity;
}
