import type { CheckedEndpoint, Paging } from '@gatehouse/contract/endpoint';
import { edgeErrors } from '@gatehouse/contract/errors';
import { z } from 'zod';
import { fail } from '../lib/fail.ts';
import type { ParsedInput } from './implement.ts';
import { findUnstorable } from '../lib/unstorable.ts';

/** Of endpoints that declare none. Created once, because that takes longer than most requests take to check. */
const pathParameters = z.record(z.string(), z.string().min(1).max(128));
const paging = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
  page_size: z.coerce.number().int().min(1).max(1000).optional(),
  enableCap: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

/** The page size of a whole list. */
export const unlimited = Number.MAX_SAFE_INTEGER;

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Validates a request by the endpoint's schemas. Throws 400 with the path of every invalid field. */
export function parseInput(endpoint: CheckedEndpoint, raw: RawInput): ParsedInput & { paging?: Paging } {
  for (const part of ['params', 'query', 'body'] as const) {
    const problem = findUnstorable(raw[part]);
    if (problem) fail(edgeErrors.invalidInput, { data: { fields: { [part]: problem } } });
  }
  const params = check('params', endpoint.params ?? pathParameters, raw.params ?? {});
  const pages = endpoint.list ? parsePaging(raw.query, endpoint.isWhole) : undefined;
  const query = endpoint.query ? check('query', endpoint.query, raw.query ?? {}) : undefined;
  const body = endpoint.body
    ? check('body', endpoint.body, raw.body === undefined ? {} : raw.body)
    : undefined;
  return { params, query: pages ? { ...query, ...pages } : query, body, paging: pages };
}

function parsePaging(query: unknown, isWhole = false): Paging {
  const result = paging.safeParse(query);
  if (!result.success)
    return fail(edgeErrors.invalidPagination, { data: { fields: describeIssues('query', result.error) } });
  const { page, page_size, enableCap } = result.data;
  const usual = isWhole && page === undefined ? unlimited : 20;
  return { page: page ?? 1, page_size: page_size ?? usual, enableCap };
}

/** Fields with another error code on the wire. */
const contents =
  /^(query\.(search|mode|joint|isCaseSensitive)|body\.(password|emailBlocklist|sentinel|verificationCode|username)Policy|body\.customUiCsp)(\.|$)/;

function check<S extends z.ZodType>(part: string, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = describeIssues(part, result.error);
  const isContent = Object.keys(fields).every((name) => contents.test(name));
  return fail(isContent ? edgeErrors.invalidContent : edgeErrors.invalidInput, { data: { fields } });
}

/** `{ 'body.name': 'Too small: …' }`, with the first issue of each field. */
function describeIssues(part: string, error: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.toReversed().map((issue) => [[part, ...issue.path.map(String)].join('.'), issue.message]),
  );
}
