import type { z } from 'zod';
import type { AuditLogKey } from './audit-logs/keys.ts';
import type { ErrorDeclaration } from './errors.ts';

/**
 * What a caller must hold, said once per endpoint and enforced by the server's edge (ADR 5):
 * - `read:data`, `write:data`, `delete:data`: a token for the tenant's management resource with that scope (`all` implies them);
 * - `account`: an access token of the tenant itself, held by a signed-in user;
 * - `me`: an administrator's token for the admin tenant's `me` resource;
 * - `flow`: the browser's sign-in flow (Experience API);
 * - `public`: nothing.
 */
export type Permission = 'read:data' | 'write:data' | 'delete:data' | 'account' | 'me' | 'flow' | 'public';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One operation of an API: what a caller needs to call it. Its `checks` say the rest. Validation, authorization, OpenAPI, the typed client,
 * forms, audit and security tests derive from both.
 */
export interface Endpoint {
  method: Method;
  /** OpenAPI style, `/api/roles/{id}`; every `{name}` is a string of 1 to 128 characters unless `params` says otherwise. */
  path: string;
  permission: Permission;
  /** A scope that the caller's token must carry besides: always, or when the request does what `when` says. Checked before the handler runs. */
  alsoNeeds?: { scope: string; when?: string };
  /**
   * Assigns permissions of the Management API or returns a secret that has them: only those that the caller has. The handler checks this with
   * `requireNoMoreThanOwn` before it writes.
   */
  noMoreThanOwn?: true;
  /**
   * Collections whose answers it changes besides its own, which is the first part of its path: deleting a resource takes permissions
   * from roles. A client that keeps answers reads them again.
   */
  invalidates?: readonly `/${string}`[];
  /** A paged list: the handler returns a `Page`, the wire carries an array, `Total-Number` and `Link`. `output` is the item. */
  list?: true;
  /** The body is `multipart/form-data` (RFC 7578) with one field, `file`. It is read only after the caller may send it. */
  upload?: true;
  /** In a module of its own, which a browser loads with the first form and a client that only calls never does (ADR 130). */
  checks: () => Promise<Checks>;
}

/** What goes into an operation and comes out, and what the server says and does about it. */
export interface Checks {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The answer's body; none means 204. */
  output?: z.ZodType;
  /** Status of success; by default 200 with an output, 204 without. */
  status?: 200 | 201 | 202 | 204;
  errors?: readonly ErrorDeclaration[];
  /** The audit log's key, written in the transaction of what it records. */
  event?: AuditLogKey;
  /** Fields of the body that the audit log keeps besides: what says which way it went, and is no secret. */
  logs?: readonly string[];
  /** `none`: the handler does slow work and opens short transactions itself. */
  transaction?: 'none';
  /** Largest accepted body in bytes, of an upload the largest file; 1 MiB by default. */
  bodyLimit?: number;
}

/** An endpoint with its checks, as the server serves it. */
export type CheckedEndpoint = Endpoint & Checks;

/** Loads the checks of an endpoint. */
export const withChecks = async (endpoint: Endpoint): Promise<CheckedEndpoint> => ({
  ...endpoint,
  ...(await endpoint.checks()),
});

/** A file as it was sent; `name` and `type` are the sender's word, and prove nothing. */
export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Declares an endpoint; keeps the literal types so that client and handler are typed by this value alone. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** Declares the checks of an endpoint, in the module beside it and under the same name. */
export function checks<const C extends Checks>(declaration: C): C {
  return declaration;
}

/** One of the checks of an endpoint; `undefined` where it has none. */
export type CheckOf<E extends Endpoint, Name extends keyof Checks> =
  Awaited<ReturnType<E['checks']>> extends Record<Name, infer Check extends NonNullable<Checks[Name]>>
    ? Check
    : undefined;

type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

type ParamsOf<E extends Endpoint> =
  CheckOf<E, 'params'> extends z.ZodType
    ? z.output<CheckOf<E, 'params'>>
    : { [K in PathNames<E['path']>]: string };

type Part<S, Kind extends 'input' | 'output'> = S extends z.ZodType
  ? Kind extends 'input'
    ? z.input<S>
    : z.output<S>
  : undefined;

/** One page of a list. `isCapped`: the total is at least `total` (see `enableCap`). */
export interface Page<Item> {
  items: Item[];
  total: number;
  isCapped?: boolean;
}

type QueryOf<E extends Endpoint, Kind extends 'input' | 'output'> = E['list'] extends true
  ? Part<CheckOf<E, 'query'>, Kind> & (Kind extends 'input' ? Partial<Paging> : Paging)
  : Part<CheckOf<E, 'query'>, Kind>;

/** `page` counts from 1, `page_size` is 1 to 1,000 and 20 by default (OPEN-23). `enableCap`: a total above 10,000 may be capped. */
export interface Paging {
  page: number;
  page_size: number;
  enableCap: boolean;
}

/** What a handler receives, parsed. */
export interface HandlerInput<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E, 'output'>;
  body: Part<CheckOf<E, 'body'>, 'output'>;
  file: E['upload'] extends true ? UploadedFile : undefined;
}

/** What a handler receives as body: what its service and store take, so that a field is typed once. */
export type BodyOf<E extends Endpoint> = HandlerInput<E>['body'];

type Given<K extends string, V> = [V] extends [undefined]
  ? { [P in K]?: undefined }
  : Partial<V> extends V
    ? { [P in K]?: V }
    : { [P in K]: V };

/** What a client sends: `params`, `query`, `body` and `file`, each required only where the endpoint requires it. */
export type ClientInput<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E, 'input'>> &
  Given<'body', Part<CheckOf<E, 'body'>, 'input'>> &
  Given<'file', E['upload'] extends true ? Blob : undefined>;

type Answer<E extends Endpoint, Kind extends 'input' | 'output'> =
  CheckOf<E, 'output'> extends z.ZodType
    ? E['list'] extends true
      ? Page<NonNullable<Part<CheckOf<E, 'output'>, Kind>>>
      : Part<CheckOf<E, 'output'>, Kind>
    : void;

/** What a handler returns. */
export type HandlerOutput<E extends Endpoint> = Answer<E, 'input'>;

/** What a client gets. */
export type ClientOutput<E extends Endpoint> = Answer<E, 'output'>;
