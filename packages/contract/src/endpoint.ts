import type { z } from 'zod';
import type { AccountCheck } from './account-access.ts';
import type { ErrorDeclaration } from './errors.ts';
import { type TenantScope, tenantScopes } from './tenant-members/tenant-roles.ts';
import { type PlatformPermission, platformPermissions } from './tenants/platform-scopes.ts';
import type { QuotaKey } from './tenants/plans.ts';

/**
 * What a caller must hold, said once per endpoint and enforced by the server's edge (ADR 5):
 * - `read:data`, `write:data`, `delete:data`: a token for the tenant's management resource with that scope (`all` implies them);
 * - `account`: an access token of the tenant itself with the scope `openid`, held by a signed-in user, while the account center is on;
 * - `read:member` … `manage:tenant`: an administrator's token for the tenant in the path, whose member has that permission (ADR 152);
 * - `create:tenant`, `manage:tenant:self`: an administrator's token for the platform API, in the cloud edition (ADR 186);
 * - `operate:platform`: such a token of an operator of the cloud edition, whose role is read at each request (ADR 198);
 * - `me`: an administrator's token for the admin tenant's `me` resource;
 * - `flow`: the browser's sign-in flow (Experience API);
 * - `connection-link`: the cookie of a connection link, for the connector and the organization that it was made for (ADR 224);
 * - `public`: nothing.
 */
export type Permission =
  | TenantScope
  | PlatformPermission
  | 'account'
  | 'me'
  | 'flow'
  | 'connection-link'
  | 'public';

/** Whether it is a permission of the Management API: `read:data`, `write:data`, `delete:data`. */
export const isOfManagement = (permission: Permission): boolean => permission.endsWith(':data');

/** Whether it is a permission on a tenant's members and settings, whose endpoints are at the administrators' origin. */
export const isOfTenant = (permission: Permission): permission is TenantScope =>
  !isOfManagement(permission) && tenantScopes.some((scope) => scope === permission);

/** Whether it is a permission of the platform API, which lists, creates and operates tenants. */
export const isOfPlatform = (permission: Permission): permission is PlatformPermission =>
  platformPermissions.some((scope) => scope === permission);

/** Whether its endpoints are at the administrators' origin. */
export const isOfAdministrators = (permission: Permission): boolean =>
  permission === 'me' || isOfTenant(permission) || isOfPlatform(permission);

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * An operation of an API, with what a client needs to call it; its `checks` have the rest. Validation, authorization, OpenAPI, the typed
 * client, forms and security tests are derived from both.
 */
export interface Endpoint {
  method: Method;
  /** OpenAPI style, `/api/roles/{id}`; every `{name}` is a string of 1 to 128 characters unless `params` says otherwise. */
  path: string;
  permission: Permission;
  /** The edition that has the operation. In the other one it doesn't exist. */
  onlyIn?: 'cloud';
  /** Also available while the tenant is suspended, as all reads are: what lifts a suspension, and ways out of the tenant (OPEN-62). */
  worksWhileSuspended?: true;
  /** The limits of the tenant's plan that the operation counts for: it is refused if what it adds would exceed one (ADR 192). */
  quota?: readonly QuotaKey[];
  /** What the tenant's plan must include for the operation. */
  features?: readonly QuotaKey[];
  /** A scope that the token must also have: always, or if the request does what `when` describes. Checked before the handler runs. */
  alsoNeeds?: { scope: string; when?: string };
  /** Of the account API: what the account center must allow and the caller must hold, in the order in which it is checked (ADR 149). */
  access?: readonly AccountCheck[];
  /**
   * Assigns permissions of the Management API or returns a secret that has them: only those that the caller has. The handler checks this with
   * `requireNoMoreThanOwn` before it writes.
   */
  noMoreThanOwn?: true;
  /**
   * Other collections that the operation changes, besides the one in its path: deleting a resource removes permissions from roles. Clients
   * that cache responses reload these collections.
   */
  invalidates?: readonly `/${string}`[];
  /**
   * Changes settings in a way that can be undone from the audit log: calling it again with the former values of the changed fields, or of all
   * fields of a PUT, restores them (ADR 210). Not for what gives or takes access, and not for secrets.
   */
  isUndoable?: true;
  /** A paged list: the handler returns a `Page`, and the response has an array with `Total-Number` and `Link` headers. `output` is the item. */
  list?: true;
  /** The wire has the items of this list in a field of an object, and not as an array. */
  listedAs?: string;
  /** The parameter that searches the list; `search` by default. */
  searchedBy?: 'q';
  /** The body is `multipart/form-data` (RFC 7578) with one field, `file`. It is read only after the caller is authorized. */
  upload?: true;
  /** The media type of a response that is sent while it is read. The handler returns its parts; it has no `output`. */
  streams?: string;
  /** Imported dynamically: browsers load them with the first form, and clients that only call endpoints don't load them (ADR 130). */
  checks: () => Promise<Checks>;
}

/** The media type of responses that are not text. */
export const binary = 'application/octet-stream';

/** The schemas of an operation's input and output, and the server's settings for it. */
export interface Checks {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The response body; without it, the response is 204. */
  output?: z.ZodType;
  /** A list that isn't divided into pages unless `page` or `page_size` is given. */
  isWhole?: true;
  /** Status of success; by default 200 with `output`, 204 without. */
  status?: 200 | 201 | 202 | 204;
  /** 201 if the handler calls `ctx.created()`, because the record didn't exist. */
  mayCreate?: true;
  /** 204 if the handler returns undefined. Other values are sent as JSON, whatever they are. */
  mayBeEmpty?: true;
  errors?: readonly ErrorDeclaration[];
  /** `none`: the handler does slow work and opens short transactions itself. */
  transaction?: 'none';
  /** Maximum body size in bytes, or maximum file size of an upload; 1 MiB by default. */
  bodyLimit?: number;
}

/** An endpoint with its checks, as the server serves it. */
export type CheckedEndpoint = Endpoint & Checks;

/** Loads the checks of an endpoint. */
export const withChecks = async (endpoint: Endpoint): Promise<CheckedEndpoint> => ({
  ...endpoint,
  ...(await endpoint.checks()),
});

/** An uploaded file. The sender chose `name` and `type`, so they can't be trusted. */
export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Declares an endpoint. Keeps the literal types, from which the types of client and handler are derived. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** Declares the checks of an endpoint. They are in the module beside it, under the same name. */
export function checks<const C extends Checks>(declaration: C): C {
  return declaration;
}

/** The type of one of an endpoint's checks; `undefined` if it has none. */
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
  ? (CheckOf<E, 'query'> extends z.ZodType ? Part<CheckOf<E, 'query'>, Kind> : unknown) &
      (Kind extends 'input' ? Partial<Paging> : Paging)
  : Part<CheckOf<E, 'query'>, Kind>;

/** `page` counts from 1, `page_size` is 1 to 1,000 and 20 by default (OPEN-23). `enableCap`: a total above 10,000 may be capped. */
export interface Paging {
  page: number;
  page_size: number;
  enableCap: boolean;
}

/** The parsed input of a handler. */
export interface HandlerInput<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E, 'output'>;
  body: Part<CheckOf<E, 'body'>, 'output'>;
  file: E['upload'] extends true ? UploadedFile : undefined;
}

/** The parsed body. Services and stores use this type, so that fields are typed only once. */
export type BodyOf<E extends Endpoint> = HandlerInput<E>['body'];

type Given<K extends string, V> = [V] extends [undefined]
  ? { [P in K]?: undefined }
  : Partial<V> extends V
    ? { [P in K]?: V }
    : { [P in K]: V };

/** The input of a client: `params`, `query`, `body` and `file`, each required only if the endpoint requires it. */
export type ClientInput<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E, 'input'>> &
  Given<'body', Part<CheckOf<E, 'body'>, 'input'>> &
  Given<'file', E['upload'] extends true ? Blob : undefined>;

type Answer<E extends Endpoint, Kind extends 'input' | 'output'> = E['streams'] extends typeof binary
  ? Kind extends 'input'
    ? AsyncIterable<Uint8Array>
    : Blob
  : E['streams'] extends string
    ? Kind extends 'input'
      ? AsyncIterable<string | Uint8Array>
      : string
    : OutputOf<E, Kind>;

type OutputOf<E extends Endpoint, Kind extends 'input' | 'output'> =
  CheckOf<E, 'output'> extends z.ZodType
    ? E['list'] extends true
      ? Page<NonNullable<Part<CheckOf<E, 'output'>, Kind>>>
      : Part<CheckOf<E, 'output'>, Kind>
    : void;

/** The output of a handler. */
export type HandlerOutput<E extends Endpoint> = Answer<E, 'input'>;

/** The output that a client receives. */
export type ClientOutput<E extends Endpoint> = Answer<E, 'output'>;
