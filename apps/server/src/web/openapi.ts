import { verificationIdHeader } from '@gatehouse/contract/account/access';
import type { CheckedEndpoint } from '@gatehouse/contract/endpoint';
import { errorsOf } from '@gatehouse/contract/endpoint-errors';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { z } from 'zod';
import { describeParameter } from './describe-parameter.ts';
import type { Schema } from './docs/schema-fields.ts';
import { version } from '../lib/version.ts';

type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string | undefined;
  schema: Schema;
}

interface Answer {
  description: string;
  headers?: Json | undefined;
  content?: Record<string, { schema: Schema }>;
}

/** An operation of an OpenAPI document, as far as we write it. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  description: string | undefined;
  security?: Json[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
}

const errorBody = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    data: {},
    details: { type: 'string' },
  },
};

/** The OpenAPI 3.1 document of these endpoints, derived from the schemas that the server validates with. */
export function buildDocument(endpoints: readonly CheckedEndpoint[], title: string, origin: string): Json {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const methods = (paths[endpoint.path] ??= {});
    methods[endpoint.method.toLowerCase()] = getOperation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: errorBody },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

export function getOperation(endpoint: CheckedEndpoint): Operation {
  const known = operations.get(endpoint);
  if (known) return known;
  const operation = buildOperation(endpoint);
  operations.set(endpoint, operation);
  return operation;
}

/** Cached, because building is slow and the document is public. */
const operations = new WeakMap<CheckedEndpoint, Operation>();

function buildOperation(endpoint: CheckedEndpoint): Operation {
  const isOpen = ['public', 'flow', 'connection-link'].includes(endpoint.permission);
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    tags: [tag(endpoint.path)],
    description: isOpen ? undefined : describePermission(endpoint),
    ...(isOpen ? {} : { security: [{ bearer: [] }] }),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...describeBody(endpoint),
    responses: { ...describeSuccess(endpoint), ...describeErrors(endpoint) },
  };
}

function describePermission({
  permission,
  alsoNeeds,
  noMoreThanOwn,
  access,
  onlyIn,
  quota = [],
  features = [],
}: CheckedEndpoint): string {
  if (permission === 'account') return describeAccess(access);
  const when = alsoNeeds?.when ? ` when ${alsoNeeds.when}` : '';
  const own = noMoreThanOwn
    ? ' Responds with 403 if it would assign or reveal Management API permissions that the caller doesn’t have.'
    : '';
  const limits = [...quota, ...features].map((key) => `\`${key}\``).join(', ');
  const plan = limits && ` In the cloud edition, the tenant’s plan must allow it: ${limits}.`;
  return `Needs \`${permission}\`${alsoNeeds ? `, and \`${alsoNeeds.scope}\`${when}` : ''}.${own}${onlyIn ? ` Only in the ${onlyIn} edition.` : ''}${plan}`;
}

/** What an operation of the account API needs, in the order in which it is checked. */
function describeAccess(access: CheckedEndpoint['access'] = []): string {
  const needs = access.map((check) => {
    const when = check.sent ? ` if ${check.sent.map((name) => `\`${name}\``).join(', ')} is sent` : '';
    if ('scope' in check) return `the scope \`${check.scope}\`${when}`;
    if ('field' in check)
      return `\`${check.field === 'factor' ? 'mfa` or `passkey' : check.field}\` in the account center as ${check.atLeast === 'Edit' ? '`Edit`' : '`ReadOnly` or `Edit`'}${when}`;
    const secured =
      check.proof === 'ifSecured'
        ? ', or a recent sign-in for an account without a password, email address and phone number'
        : '';
    return `a verification of the user in \`${verificationIdHeader}\`${secured}${when}`;
  });
  return `Needs an access token of the user with the scope \`openid\`${needs.map((need) => `; ${need}`).join('')}.`;
}

function describeBody({ body, upload }: CheckedEndpoint): Pick<Operation, 'requestBody'> {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form = { type: 'object', properties: { file }, required: ['file'] };
  if (upload)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  if (!body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: toSchema(body, 'input') } } },
  };
}

/** `GET /api/roles/{id}/scopes` → `getRolesIdScopes`: stable as long as the address is. */
function operationId({ method, path }: CheckedEndpoint): string {
  const words = path
    .replace(/^\/(api\/)?/, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

const tag = (path: string): string => path.replace(/^\/(api\/)?/, '').split('/')[0] ?? '';

function pathParameters({ path, params }: CheckedEndpoint): Parameter[] {
  const schema = params ? toSchema(params, 'input').properties : {};
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schema?.[name] ?? { type: 'string', minLength: 1, maxLength: 128 },
  }));
}

/** Lists that aren't paged by default have no default page. */
const paging = (isWhole = false): Parameter[] => [
  { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: isWhole ? undefined : 1 } },
  {
    name: 'page_size',
    in: 'query',
    schema: { type: 'integer', minimum: 1, maximum: 1000, default: isWhole ? undefined : 20 },
  },
  { name: 'enableCap', in: 'query', schema: { type: 'boolean', default: false } },
];

function queryParameters({ query, list, isWhole }: CheckedEndpoint): Parameter[] {
  const { properties = {}, required = [] } = query ? toSchema(query, 'input') : {};
  const own = Object.entries(properties).map(([name, type]): Parameter => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: type,
  }));
  return (list ? [...own, ...paging(isWhole)] : own).map((parameter) => ({
    ...parameter,
    description: describeParameter(parameter.name),
  }));
}

/** The schema of a list: an array, in a field of an object if the wire has it there. */
const listOf = (items: Schema, field: string | undefined): Schema =>
  field === undefined
    ? { type: 'array', items }
    : { type: 'object', properties: { [field]: { type: 'array', items } }, required: [field] };

function describeSuccess({
  output,
  list,
  listedAs,
  status,
  streams,
  mayCreate,
  mayBeEmpty,
}: CheckedEndpoint): Record<string, Answer> {
  if (streams !== undefined)
    return { 200: { description: 'Success', content: { [streams]: { schema: { type: 'string' } } } } };
  if (!output) return { [status ?? 204]: { description: 'Done' } };
  const item = toSchema(output, 'output');
  const schema: Schema = list ? listOf(item, listedAs) : item;
  const headers = list
    ? {
        'Total-Number': { schema: { type: 'integer' } },
        Link: { schema: { type: 'string' }, description: 'RFC 8288' },
      }
    : undefined;
  const answer = { description: 'Success', headers, content: { 'application/json': { schema } } };
  return {
    [status ?? 200]: answer,
    ...(mayCreate && { 201: { ...answer, description: 'Created' } }),
    ...(mayBeEmpty && { 204: { description: 'No result' } }),
  };
}

/** Errors by status, with their codes. Any operation can fail with a 5xx, so only those that the endpoint declares are listed. */
function describeErrors(endpoint: CheckedEndpoint): Record<string, Answer> {
  const isDeclared = ({ code }: ErrorDeclaration): boolean =>
    endpoint.errors?.some((error) => error.code === code) ?? false;
  const byStatus = groupByStatus(
    errorsOf(endpoint).filter((error) => error.status < 500 || isDeclared(error)),
  );
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** `Map.groupBy`, which Node 20 lacks. */
function groupByStatus(errors: readonly ErrorDeclaration[]): Map<number, ErrorDeclaration[]> {
  const groups = new Map<number, ErrorDeclaration[]>();
  for (const error of errors) groups.set(error.status, [...(groups.get(error.status) ?? []), error]);
  return groups;
}

function toSchema(type: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  // JSON Schema allows booleans and lists where zod writes schemas only, so its type is wider than ours.
  return schema as Schema;
}
