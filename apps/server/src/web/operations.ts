import { type CheckedEndpoint, type Endpoint, isOfManagement } from '@gatehouse/contract/endpoint';
import type { Runtime } from '../runtime/runtime.ts';
import type { Implementation } from './implement.ts';

/** An implementation with the loaded checks of its endpoint. */
export type Checked = Implementation & { endpoint: CheckedEndpoint };

/** The operations of the Management API, by method and path without the names of parameters. */
const operations = new WeakMap<Runtime, Map<string, Checked>>();

const keyOf = (method: string, path: string): string => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;

/** Makes an operation known to those that call it: undoing a change, and reading what a change is about. */
export function registerOperation(runtime: Runtime, operation: Checked): void {
  const { method, path, permission } = operation.endpoint;
  if (!isOfManagement(permission)) return;
  const known = operations.get(runtime) ?? new Map<string, Checked>();
  operations.set(runtime, known.set(keyOf(method, path), operation));
}

/** `PATCH /api/organizations/{id}`. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** The operation with this name. */
export function findOperation(runtime: Runtime, name: string): Checked | undefined {
  const [method = '', path = ''] = name.split(' ');
  const found = operations.get(runtime)?.get(keyOf(method, path));
  return found && nameOf(found.endpoint) === name ? found : undefined;
}

/** The GET of a record that an operation changes, with the parameters of its path. */
export interface Reader {
  operation: Checked;
  params: Record<string, unknown>;
}

/**
 * How to read what a change is about: by the GET of the same path, or, for a part without a GET of its own such as
 * `/api/users/{userId}/is-suspended`, of the path above. Only if it reads one record in a transaction.
 */
export function findReader(
  runtime: Runtime,
  { path }: Pick<Endpoint, 'path'>,
  params: Record<string, unknown>,
): Reader | undefined {
  const known = operations.get(runtime);
  const above = /^(.*)\/[^/{}]+$/.exec(path)?.[1];
  const operation =
    known?.get(keyOf('GET', path)) ?? (above === undefined ? undefined : known?.get(keyOf('GET', above)));
  if (!operation) return undefined;
  const { endpoint } = operation;
  const isReadable =
    endpoint.output && !endpoint.list && endpoint.transaction !== 'none' && endpoint.streams === undefined;
  return isReadable ? { operation, params: renameParams(path, endpoint.path, params) } : undefined;
}

/** The parameters of the change by the names that the reader has for them. */
function renameParams(from: string, to: string, params: Record<string, unknown>): Record<string, unknown> {
  const names = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const given = names(from);
  return Object.fromEntries(names(to).map((name, at) => [name, params[given[at] ?? '']]));
}
