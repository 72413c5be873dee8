/**
 * The files that list the features, and the edits for a new one. An edit is `{ at, add }`: `at` ends in the opening bracket
 * of a list, to which `add` is appended, or inserted at its place if the list is `sorted`, or `before` an entry. Nothing is
 * added if the brackets that `in` opens contain it already; by default, these are those of the list. `import` adds an import
 * among its neighbors.
 */
export const registries = [
  {
    file: 'packages/contract/src/audit-logs/keys.ts',
    edits: [
      {
        at: 'export const managementKeys = [',
        add: "'__Pascal__.Created', '__Pascal__.Data.Updated', '__Pascal__.Deleted'",
        sorted: true,
      },
    ],
  },
  {
    file: 'apps/console/src/shell/navigation.ts',
    edits: [{ at: '  developer: [', add: "'__item__'", in: 'export const sections = {' }],
  },
  {
    file: 'packages/phrases/src/console/en/app.ts',
    edits: [{ at: '  items: {', add: "__item__: '__Item__'", before: 'tenant_settings' }],
  },
  {
    file: 'packages/phrases/src/console/en/audit-logs/events.ts',
    edits: [
      {
        at: 'export const auditLogEvents = {',
        add: `__Pascal__: {
        Created: 'Create __word__',
        Data: { Updated: 'Change __word__' },
        Deleted: 'Delete __word__',
      }`,
        sorted: true,
      },
    ],
  },
  ...listTexts('__camels__', '__kebabs__'),
  // Tests that list all tables, routes and sidebar items.
  {
    file: 'apps/server/src/jobs/unused-uploads.test.ts',
    edits: [{ at: '  const silent = [', add: "'__snakes__'", sorted: true }],
  },
  {
    file: 'tests/support/console-ways.ts',
    edits: [
      {
        at: 'export const ways: Record<string, string[]> = {',
        add: `'__path__': [__steps__],
        '__path__/create': [__steps__, '__path__/create'],
        '__path__/:id/general': [__steps__, '__path__/:__camel__']`,
      },
    ],
  },
  {
    file: 'tests/support/route-records.ts',
    edits: [
      { import: "import * as __camels__ from '@gatehouse/contract/__kebabs__/endpoints';" },
      {
        at: 'export const records: Record<string, (call: Caller) => Promise<Created>> = {',
        add: "__camel__: (call) => call(__camels__.create__Pascal__, { body: { name: 'First' } })",
      },
    ],
  },
  {
    file: 'tests/journeys/console-shell.test.ts',
    edits: [{ at: '      Developer: [', add: "'__Item__'", in: '    const all = {' }],
  },
];

/** The registries of a new page with tabs. */
export const pageRegistries = listTexts('__pageCamel__', '__page__');

/** The list of a page's tabs. */
export const tabRegistries = [
  {
    file: 'apps/console/src/features/__page__/tabs.ts',
    edits: [
      { import: "import { __camels__ } from './__kebabs__/tab.tsx';" },
      { at: 'export const tabs = [', add: '__camels__' },
    ],
  },
];

function listTexts(name, file) {
  return [
    {
      file: 'packages/phrases/src/console/en.ts',
      edits: [
        { import: `import { ${name} } from './en/${file}.ts';` },
        { at: 'export const texts = {', add: name, sorted: true },
      ],
    },
  ];
}

/** The edited text, or `undefined` if the place can't be found. A list that contains the name already is unchanged. */
export function insert(text, edit) {
  if (edit.import) return insertImport(text, edit.import);
  const around = findBrackets(text, edit.in ?? edit.at);
  const list = findBrackets(text, edit.at);
  if (!around || !list) return undefined;
  if (namesIn(text.slice(around.start, around.end)).includes(nameOf(edit.add))) return text;
  const entries = splitEntries(text.slice(list.start, list.end));
  const next = entries.map(nameOf).findIndex((name) => comesAfter(name, edit));
  entries.splice(next < 0 ? entries.length : next, 0, `\n${edit.add}`);
  return `${text.slice(0, list.start)}${entries.join(',')},\n${text.slice(list.end)}`;
}

const comesAfter = (name, { add, sorted, before }) => (sorted ? isAfter(name, nameOf(add)) : name === before);

/** Adds an import where its folder's imports are sorted, or below the last import. */
function insertImport(text, line) {
  const source = (statement) => /'(.*)';$/.exec(statement)[1];
  const folder = (path) => path.split('/').slice(0, 2).join('/');
  const imports = [...text.matchAll(/^import [^;]*';$/gm)];
  if (imports.length === 0) return undefined;
  const neighbors = imports.filter(([other]) => folder(source(other)) === folder(source(line)));
  const next = neighbors.find(([other]) => isAfter(source(other), source(line)));
  if (next) return `${text.slice(0, next.index)}${line}\n${text.slice(next.index)}`;
  const last = (neighbors.length > 0 ? neighbors : imports).at(-1);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

const isAfter = (one, other) => one.localeCompare(other, 'en') > 0;

/** What an entry adds: its key, or its value without quotes. */
function nameOf(entry) {
  const [, quoted, bare] = /^(?:\s|\/\/.*\n|\/\*[^]*?\*\/)*(?:'([^']*)'|([^:,\s]*))/.exec(entry);
  return quoted ?? bare;
}

/** The names of the entries, and those in the lists that they contain. */
const namesIn = (text) =>
  splitEntries(text).flatMap((entry) => {
    const inner = /:\s*\[([^]*)\]\s*$/.exec(entry)?.[1];
    return [nameOf(entry), ...(inner === undefined ? [] : splitEntries(inner).map(nameOf))];
  });

/** The entries of a list, each with the white space and comments before it. */
function splitEntries(text) {
  const entries = [''];
  let open = 0;
  for (const [part] of text.matchAll(/'(?:[^'\\]|\\.)*'|\/\/.*|[^]/g)) {
    if ('[{('.includes(part)) open += 1;
    if (')}]'.includes(part)) open -= 1;
    if (part === ',' && open === 0) entries.push('');
    else entries[entries.length - 1] += part;
  }
  return entries.map((entry) => entry.trimEnd()).filter((entry) => entry !== '');
}

/** The text within the brackets that `where` opens. */
function findBrackets(text, where) {
  const at = text.indexOf(where);
  if (at < 0) return undefined;
  const start = at + where.length;
  let open = 1;
  let end = start;
  for (; open > 0 && end < text.length; end += 1) {
    if ('[{('.includes(text[end])) open += 1;
    if (')}]'.includes(text[end])) open -= 1;
  }
  return { start, end: end - 1 };
}
