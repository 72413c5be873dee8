import type { Endpoint, Method } from './endpoint.ts';
import type { ErrorBody } from './errors.ts';

/** What a request can consist of; `ClientInput` says which of it an endpoint takes. */
export interface RequestInput {
  params?: object;
  query?: object;
  body?: unknown;
  file?: Blob;
}

/** A request as the contract has it. Callers add the origin and what is their own: a token, a language, a timeout. */
export interface ApiRequest {
  method: Method;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** The path with its parameters and query. Undefined values are left out, and arrays repeat the name. */
export function buildPath(path: string, { params = {}, query = {} }: RequestInput): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const pairs = given.flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]));
  const search = new URLSearchParams(pairs).toString();
  return search ? `${filled}?${search}` : filled;
}

/** A body as JSON, or a file as the form that uploads take. */
export function encodeBody({ body, file }: RequestInput): Pick<ApiRequest, 'headers' | 'body'> {
  if (file !== undefined) {
    const form = new FormData();
    form.set('file', file);
    return { headers: {}, body: form };
  }
  if (body === undefined) return { headers: {} };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The request of an endpoint: its method, its path with parameters and query, and the encoded body. */
export const buildRequest = (
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: RequestInput,
): ApiRequest => ({
  method,
  path: buildPath(path, input),
  ...encodeBody(input),
});

/** The value of a JSON text, or undefined when it is none: a proxy may answer with a page of its own. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an error answer says; nothing when it is not one of ours, which have a string message (VAL-14). */
export function readErrorBody(text: string): Partial<ErrorBody> {
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || !('message' in body) || typeof body.message !== 'string')
    return {};
  const { message, code, data, details }: { [K in keyof ErrorBody]?: unknown } & { message: string } = {
    ...body,
    message: body.message,
  };
  return {
    message,
    data,
    ...(typeof code === 'string' && { code }),
    ...(typeof details === 'string' && { details }),
  };
}
