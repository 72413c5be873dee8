/**
 * The files that list the features, and the edits for a new one. An edit is `[where, what]`: `where` ends in the opening
 * bracket of a list, to which `what` is appended; `import` inserts `what` below the last import.
 */
export const registries = [
  {
    file: 'packages/contract/src/audit-logs/keys.ts',
    edits: [
      [
        'export const managementKeys = [',
        "'__Pascal__.Created', '__Pascal__.Data.Updated', '__Pascal__.Deleted'",
      ],
    ],
  },
  {
    file: 'apps/console/src/shell/navigation.ts',
    edits: [['  developer: [', "'__snakes__'"]],
  },
  { file: 'packages/phrases/src/console/en/app.ts', edits: [['  items: {', "__snakes__: '__Words__'"]] },
  {
    file: 'packages/phrases/src/console/en/audit-logs.ts',
    edits: [
      [
        '  events: {',
        `__Pascal__: {
        Created: 'Create __word__',
        Data: { Updated: 'Change __word__' },
        Deleted: 'Delete __word__',
      }`,
      ],
    ],
  },
  {
    file: 'packages/phrases/src/console/en.ts',
    edits: [
      ['import', "import { __camels__ } from './en/__kebabs__.ts';"],
      ['export const texts = {', '__camels__'],
    ],
  },
  {
    file: 'packages/phrases/src/console/packs.ts',
    edits: [['  en: {', "__camels__: async () => (await import('./en/__kebabs__.ts')).__camels__"]],
  },
  // Tests that list all tables, routes and sidebar items.
  { file: 'apps/server/src/jobs/unused-uploads.test.ts', edits: [['  const silent = [', "'__snakes__'"]] },
  {
    file: 'tests/journeys/console-routes.test.ts',
    edits: [
      ['import', "import * as __camels__ from '@gatehouse/contract/__kebabs__/endpoints';"],
      [
        'const ways: Record<string, string[]> = {',
        `'/__kebabs__': ['/__kebabs__'],
        '/__kebabs__/create': ['/__kebabs__', '/__kebabs__/create'],
        '/__kebabs__/:id/general': ['/__kebabs__', '/__kebabs__/:__camel__']`,
      ],
      [
        'const records: Record<string, (call: Caller) => Promise<Created>> = {',
        "__camel__: (call) => call(__camels__.create__Pascal__, { body: { name: 'First' } })",
      ],
    ],
  },
  { file: 'tests/journeys/console-shell.test.ts', edits: [['      Developer: [', "'__Words__'"]] },
];

/** The edited text, or `undefined` if the place can't be found. A list that contains the name already is unchanged. */
export function insert(text, [where, what]) {
  if (where === 'import') return insertAt(text, endOfImports(text), `\n${what}`);
  const at = text.indexOf(where);
  if (at < 0) return undefined;
  const start = at + where.length;
  const end = closingBracket(text, start);
  const entries = text.slice(start, end).trimEnd();
  if (hasEntry(entries, what)) return text;
  const gap = entries === '' || entries.endsWith(',') ? '' : ',';
  return `${text.slice(0, start)}${entries}${gap}\n${what},\n${text.slice(end)}`;
}

function insertAt(text, at, what) {
  return at < 0 ? undefined : text.slice(0, at) + what + text.slice(at);
}

function endOfImports(text) {
  const [last] = [...text.matchAll(/^(import|\}) .*from '.*';$/gm)].slice(-1);
  return last ? last.index + last[0].length : -1;
}

function hasEntry(entries, what) {
  const [name] = what.split(/: |,/);
  return entries.split(/[\n,]/).some((entry) => entry.trim() === name || entry.trim().startsWith(`${name}:`));
}

/** The position of the closing bracket for the one just before `from`. */
function closingBracket(text, from) {
  let open = 1;
  let at = from;
  for (; open > 0 && at < text.length; at += 1) {
    if ('[{('.includes(text[at])) open += 1;
    if (')}]'.includes(text[at])) open -= 1;
  }
  return at - 1;
}
