/** The first keyword of a statement, and the table or function that it names first. */
export interface StatementSummary {
  operation: string;
  target: string | undefined;
}

const mostKnown = 500;
/** Longer ones are those with many rows, of which hardly two are the same. */
const longestKnown = 4_000;
const known = new Map<string, StatementSummary>();

/** What stands in quotes of a text, or in a comment: it could look like a table. */
const literals = /'(?:[^']|'')*'|\$(\w*)\$[^]*?\$\1\$|--[^\n]*|\/\*[^]*?\*\//g;
const verb = /^[\s(]*([a-z]{1,20})\b/i;
const place = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]{0,62})"?/gi;
const ourFunction = /\b(gatehouse_[a-z0-9_]{1,60})\s*\(/;
/** What follows `from` in expressions, and sources of rows that are no tables. */
const noTables = new Set([
  'unnest',
  'jsonb_array_elements',
  'jsonb_to_recordset',
  'generate_series',
  'select',
  'set',
  'lateral',
]);

/** Nothing but names of ours: a statement of ours has its values beside its text, but the text isn't exported all the same (ADR 221). */
export function summarize(text: string): StatementSummary {
  const before = known.get(text);
  if (before) return before;
  const code = text.slice(0, 20_000).replaceAll(literals, "''");
  const operation = verb.exec(code)?.[1]?.toLowerCase() ?? 'statement';
  const named = new Set(
    [...code.matchAll(/(?:with|,)\s+(?:recursive\s+)?([a-z_]\w*)\s+as\s+(?:materialized\s+)?\(/gi)].map(
      ([, name]) => name,
    ),
  );
  const tables = [...code.matchAll(place)].flatMap(([, name = '']) =>
    named.has(name) || noTables.has(name) ? [] : [name],
  );
  const target = ourFunction.exec(code)?.[1] ?? tables[0];
  const summary = { operation, target };
  if (text.length > longestKnown) return summary;
  if (known.size >= mostKnown) known.clear();
  known.set(text, summary);
  return summary;
}
