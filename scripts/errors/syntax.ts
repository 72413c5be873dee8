import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A node of a syntax tree (ESTree). */
export interface Node {
  type: string;
  [field: string]: unknown;
}

/** A name of another module; `name` is `*` for all of them. */
interface Import {
  from: string;
  name: string;
}

/** A module's declarations and imported values by local name. */
export interface Module {
  file: string;
  declarations: Map<string, Node>;
  imports: Map<string, Import>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes in a field. */
export const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

export const nameOf = (value: unknown): string =>
  isNode(value) && typeof value.name === 'string' ? value.name : '';

export const isCallOf = (node: Node, names: readonly string[]): boolean =>
  node.type === 'CallExpression' && names.includes(nameOf(node.callee));

/** Parses a module. Types are left out. */
export function parseModule(file: string, code: string): Module {
  const module: Module = { file, declarations: new Map(), imports: new Map() };
  for (const statement of nodesIn(parseSync(file, code).program.body)) {
    if (statement.type === 'ExportAllDeclaration') throw new Error(`${file}: name what is exported`);
    if (nodesIn(statement.source).length > 0) readImport(module, statement);
    else for (const node of nodesIn(statement.declaration ?? statement)) declare(module, node);
  }
  return module;
}

/** Reads what a statement imports; `export … from` counts as a local name, too. */
function readImport({ file, imports }: Module, { importKind, exportKind, source, specifiers }: Node): void {
  const [path] = nodesIn(source).map(({ value }) => String(value));
  if ((importKind ?? exportKind) === 'type' || path === undefined) return;
  const from = path.startsWith('.') ? posix.join(posix.dirname(file), path) : path;
  for (const specifier of nodesIn(specifiers)) {
    if (specifier.importKind === 'type') continue;
    const name =
      specifier.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(specifier.imported ?? specifier.local);
    imports.set(nameOf(specifier.exported ?? specifier.local), { from, name });
  }
}

function declare({ declarations }: Module, node: Node): void {
  if (node.type === 'VariableDeclaration')
    for (const { id, init } of nodesIn(node.declarations))
      for (const name of namesIn(id)) for (const value of nodesIn(init)) declarations.set(name, value);
  else if (!node.type.startsWith('TS') && nameOf(node.id)) declarations.set(nameOf(node.id), node);
}

/** The names that a pattern declares. */
function namesIn(pattern: unknown): string[] {
  return nodesIn(pattern).flatMap((node) =>
    node.type === 'Identifier'
      ? [nameOf(node)]
      : [node.elements, node.properties, node.value, node.argument, node.left].flatMap(namesIn),
  );
}
