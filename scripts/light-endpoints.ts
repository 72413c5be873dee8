import { type ESTree, parseAst, type Plugin } from 'vite';

type Node = ESTree.Node;

/** What only the server asks of an endpoint, and a form of none: see ADR 100. */
const left = new Set(['summary', 'event', 'logs', 'errors', 'query', 'params', 'bodyLimit', 'transaction']);
/** A body of anything at all: no form has rules for it. */
const anything = 'customData';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The names that code speaks, without those of properties. */
function listNames(node: Node, names = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') names.add(node.name);
  for (const [key, value] of Object.entries(node)) {
    const isPropertyName =
      (node.type === 'Property' && key === 'key' && !node.computed && !node.shorthand) ||
      (node.type === 'MemberExpression' && key === 'property' && !node.computed);
    if (isPropertyName) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) listNames(child, names);
  }
  return names;
}

interface Piece {
  /** What it makes known to the rest of the module. */
  names: string[];
  /** What it needs of the rest. */
  uses: Set<string>;
  code: string;
}

/** The properties of an endpoint that a browser needs, as source. An answer is only asked whether there is one. */
function lighten(
  properties: ESTree.ObjectExpression['properties'],
  code: string,
): { code: string; uses: Node[] } {
  const kept = properties.filter(
    (property) =>
      property.type !== 'Property' ||
      property.key.type !== 'Identifier' ||
      !(
        left.has(property.key.name) ||
        (property.key.name === 'body' &&
          property.value.type === 'Identifier' &&
          property.value.name === anything)
      ),
  );
  const isOutput = (property: Node): boolean =>
    property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'output';
  return {
    code: kept.map((node) => (isOutput(node) ? 'output: true' : code.slice(node.start, node.end))).join(', '),
    uses: kept.filter((node) => !isOutput(node)),
  };
}

function toPieces(statement: ESTree.Statement | ESTree.ModuleDeclaration, code: string): Piece[] {
  const source = (node: Node): string => code.slice(node.start, node.end);
  if (statement.type === 'ImportDeclaration') {
    if (statement.importKind === 'type') return [];
    return statement.specifiers
      .filter((specifier) => specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type')
      .map((specifier) => ({
        names: [specifier.local.name],
        uses: new Set(),
        code: `import { ${source(specifier)} } from ${source(statement.source)};`,
      }));
  }
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.map(({ id, init }) => {
    const names = [...listNames(id)];
    const [first] = init?.type === 'CallExpression' ? init.arguments : [];
    const isEndpoint =
      init?.type === 'CallExpression' &&
      init.callee.type === 'Identifier' &&
      init.callee.name === 'endpoint' &&
      first?.type === 'ObjectExpression';
    if (!isEndpoint)
      return {
        names,
        uses: init ? listNames(init) : new Set<string>(),
        code: `const ${code.slice(id.start, init?.end)};`,
      };
    const light = lighten(first.properties, code);
    return {
      names,
      uses: light.uses.reduce((uses, node) => listNames(node, uses), new Set<string>()),
      code: `const ${source(id)} = { ${light.code} };`,
    };
  });
}

/**
 * One export of a module of endpoints, and only what it needs: the source of a module. An endpoint keeps its method, path, permission
 * and body; who sends a call knows the rest by its type.
 */
export function pickEndpoint(code: string, name: string): string {
  const pieces = parseAst(code, { lang: 'ts' }).body.flatMap((statement) => toPieces(statement, code));
  const kept = new Set<Piece>();
  const keep = (wanted: string): void => {
    for (const piece of pieces) {
      if (kept.has(piece) || !piece.names.includes(wanted)) continue;
      kept.add(piece);
      piece.uses.forEach(keep);
    }
  };
  keep(name);
  const lines = pieces.filter((piece) => kept.has(piece)).map((piece) => piece.code);
  return [...lines, `export { ${name} };`].join('\n');
}

const query = '?endpoint=';
const importing = /^import \{([^}]*)\} from '(@gatehouse\/contract\/[\w/-]*endpoints)';$/gm;

/** Imports every endpoint by itself, so that each travels with who calls it. */
export function splitImports(code: string): string {
  return code.replaceAll(importing, (_import, names: string, from: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `import { ${name} } from '${from}${query}${name.split(' ')[0]}';`)
      .join(' '),
  );
}

/** Brings an endpoint to the browser without what only the server needs of it (ADR 100). */
export function lightEndpoints(): Plugin {
  return {
    name: 'light-endpoints',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [path = '', name] = source.split(query);
      if (name === undefined) return null;
      const resolved = await this.resolve(path, importer, { skipSelf: true });
      return resolved && { id: `${resolved.id}${query}${name}`, moduleSideEffects: false };
    },
    load: {
      filter: { id: /\?endpoint=/ },
      async handler(id) {
        const [path = '', name = ''] = id.split(query);
        return {
          code: pickEndpoint(await this.fs.readFile(path, { encoding: 'utf8' }), name),
          moduleType: 'ts',
        };
      },
    },
    transform: {
      filter: { id: /\/apps\/console\/src\/.*\.tsx?$/, code: /@gatehouse\/contract\/[\w/-]*endpoints'/ },
      handler: (code) => splitImports(code),
    },
  };
}
