import { type CheckedEndpoint, type Endpoint, withChecks } from '@gatehouse/contract/endpoint';
import { findDeclared } from '@gatehouse/contract/endpoint-errors';
import { edgeErrors, type ErrorDeclaration } from '@gatehouse/contract/errors';
import { isCallOf, type Module, nameOf, type Node, nodesIn, parseModule } from './syntax.ts';

/** The functions that join an endpoint with its handler. */
const joins = ['implement', 'operation'];
const contract = '@gatehouse/contract/';
const edgeCodes = new Set<string>(Object.values(edgeErrors).map(({ code }) => code));

/** What a piece of code refers to: declarations as `file#name`, and codes of declared errors. */
interface References {
  declarations: Set<string>;
  codes: Set<string>;
  /** Calls of `implement` and `operation`, whose contents aren't counted: no code calls a handler. */
  joined: Node[];
}

/** What the code behind an endpoint refers to, each with the calls that lead to it. */
export interface Reached {
  name: string;
  endpoint: CheckedEndpoint;
  /** Codes of declared errors. */
  codes: Map<string, string[]>;
  /** Declarations as `file#name`. */
  declarations: Map<string, string[]>;
}

/** An error that the code behind an endpoint can raise, and the endpoint doesn't declare. */
export interface Undeclared {
  endpoint: string;
  code: string;
  /** The calls that lead to it. */
  path: string[];
}

/**
 * Every declared error that the handler of an endpoint, or any code that it refers to, names and its endpoint doesn't
 * declare (ADR 138). Counts references, not calls, so it finds too many rather than too few.
 */
export async function findUndeclared(
  sources: ReadonlyMap<string, string>,
): Promise<{ endpoints: number; undeclared: Undeclared[] }> {
  const reached = await listReached(sources);
  const undeclared = reached.flatMap(({ name, endpoint, codes }) =>
    [...codes]
      .filter(([code]) => !edgeCodes.has(code) && !findDeclared(endpoint, code))
      .map(([code, path]) => ({ endpoint: name, code, path })),
  );
  return { endpoints: reached.length, undeclared };
}

/** What the handler of each endpoint, or any code that it refers to, refers to. */
export async function listReached(sources: ReadonlyMap<string, string>): Promise<Reached[]> {
  const modules = new Map([...sources].map(([file, code]) => [file, parseModule(file, code)]));
  const values = await importContract([...modules.values()]);
  const read = (module: Module, nodes: readonly Node[]): References => {
    const found: References = { declarations: new Set(), codes: new Set(), joined: [] };
    for (const node of nodes) collect(node, module, values, found);
    return found;
  };
  const known = new Map<string, References>();
  const referencesOf = (key: string): References => {
    const [file = '', name = ''] = key.split('#');
    const module = modules.get(file);
    const declared = module?.declarations.get(name) ?? { type: 'Identifier', name };
    const references = known.get(key) ?? (module ? read(module, [declared]) : emptyReferences);
    known.set(key, references);
    return references;
  };

  const reached: Reached[] = [];
  for (const module of modules.values())
    for (const { arguments: given } of read(module, [...new Set(module.declarations.values())]).joined) {
      const [first, ...rest] = nodesIn(given);
      const endpoint = first && valueOf(resolve(first, module), values);
      if (!first || !isEndpoint(endpoint))
        throw new Error(`${module.file}: the endpoint of a handler must be imported from the contract`);
      reached.push({
        name: nameOf(first.property ?? first),
        endpoint: await withChecks(endpoint),
        ...reach(read(module, rest), referencesOf),
      });
    }
  return reached;
}

const emptyReferences: References = { declarations: new Set(), codes: new Set(), joined: [] };

/** What can be reached from here, each with a shortest path. */
function reach(
  start: References,
  referencesOf: (key: string) => References,
): Pick<Reached, 'codes' | 'declarations'> {
  const codes = new Map([...start.codes].map((code) => [code, new Array<string>()]));
  const paths = new Map([...start.declarations].map((key) => [key, [key]]));
  // A map iterates over entries that are added meanwhile.
  for (const [key, path] of paths) {
    const references = referencesOf(key);
    for (const code of references.codes) if (!codes.has(code)) codes.set(code, path);
    for (const next of references.declarations) if (!paths.has(next)) paths.set(next, [...path, next]);
  }
  return { codes, declarations: paths };
}

function collect(node: Node, module: Module, values: Values, found: References): void {
  if (node.type.startsWith('TS')) {
    for (const expression of nodesIn(node.expression)) collect(expression, module, values, found);
    return;
  }
  if (isCallOf(node, joins)) {
    found.joined.push(node);
    return;
  }
  const target = resolve(node, module);
  if (target) {
    const [name] = target.names;
    if (target.from.startsWith(contract)) addCodes(valueOf(target, values), found.codes);
    else if (name !== undefined) found.declarations.add(`${target.from}#${name}`);
  }
  for (const [field, value] of Object.entries(node)) {
    const isName = (field === 'property' || field === 'key') && node.computed !== true;
    const isResolved = field === 'object' && target !== undefined;
    if (!isName && !isResolved) for (const child of nodesIn(value)) collect(child, module, values, found);
  }
}

/** What a name or a member of it stands for: a declaration here, or something imported. */
function resolve(node: Node, module: Module): { from: string; names: string[] } | undefined {
  if (node.type === 'Identifier') {
    const name = nameOf(node);
    const imported = module.imports.get(name);
    if (imported) return { from: imported.from, names: imported.name === '*' ? [] : [imported.name] };
    return module.declarations.has(name) ? { from: module.file, names: [name] } : undefined;
  }
  if (node.type !== 'MemberExpression') return undefined;
  const [object] = nodesIn(node.object).map((inner) => resolve(inner, module));
  return object && node.computed !== true
    ? { ...object, names: [...object.names, nameOf(node.property)] }
    : object;
}

/** The modules of the contract, by import path. */
type Values = ReadonlyMap<string, unknown>;

async function importContract(modules: readonly Module[]): Promise<Values> {
  const paths = new Set(modules.flatMap(({ imports }) => [...imports.values()].map(({ from }) => from)));
  const root = new URL('../../packages/contract/src/', import.meta.url);
  const ours = [...paths].filter((path) => path.startsWith(contract));
  const load = (path: string): Promise<unknown> =>
    import(/* @vite-ignore */ new URL(`${path.slice(contract.length)}.ts`, root).href);
  return new Map(await Promise.all(ours.map(async (path) => [path, await load(path)] as const)));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function valueOf(target: ReturnType<typeof resolve>, values: Values): unknown {
  if (!target || target.names.length === 0) return undefined;
  return target.names.reduce<unknown>(
    (value, name) => (isRecord(value) ? value[name] : undefined),
    values.get(target.from),
  );
}

const isError = (value: unknown): value is ErrorDeclaration =>
  isRecord(value) && typeof value.code === 'string' && typeof value.status === 'number';

const isEndpoint = (value: unknown): value is Endpoint =>
  isRecord(value) && typeof value.path === 'string' && typeof value.checks === 'function';

/** The code of an error, or those of a table whose error is chosen at run time. */
function addCodes(value: unknown, codes: Set<string>): void {
  if (isError(value)) codes.add(value.code);
  else if (isRecord(value)) for (const each of Object.values(value)) if (isError(each)) codes.add(each.code);
}
