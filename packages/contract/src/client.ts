import type { Endpoint, Method } from './endpoint.ts';
import type { ErrorBody } from './errors.ts';

/** All parts that a request can have; `ClientInput` has those of one endpoint. */
export interface RequestInput {
  params?: object;
  query?: object;
  body?: unknown;
  file?: Blob;
}

/** A request as the contract describes it. Callers add the origin, and headers such as token and language. */
export interface ApiRequest {
  method: Method;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** The path with its parameters and query. Undefined values are omitted, and arrays repeat the name. */
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

/** The encoded body: JSON, or a multipart form with the file. */
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

/** The parsed JSON, or undefined if it isn't JSON: a proxy may respond with a page of its own. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error in a response; undefined if it isn't one of ours, which have a string `message` (VAL-14). */
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
