import { groupShape, isList, type Shape, type Shapes, userShape } from './attributes.ts';
import { mostResources } from './lists.ts';
import { enterpriseSchema, groupSchema, listMessage, userSchema } from './schema-names.ts';

const core = 'urn:ietf:params:scim:schemas:core:2.0';

/** What the service can do (RFC 7643 section 5). */
export const describeService = (baseUrl: string) => ({
  schemas: [`${core}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostResources },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'SCIM token',
      description: 'A token of the organization, in the Authorization header as a Bearer token',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${baseUrl}/ServiceProviderConfig` },
});

/** RFC 7643 section 6. */
const listTypes = (baseUrl: string) => [
  {
    schemas: [`${core}:ResourceType`],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    schema: userSchema,
    schemaExtensions: [{ schema: enterpriseSchema, required: false }],
    meta: { resourceType: 'ResourceType', location: `${baseUrl}/ResourceTypes/User` },
  },
  {
    schemas: [`${core}:ResourceType`],
    id: 'Group',
    name: 'Group',
    endpoint: '/Groups',
    schema: groupSchema,
    meta: { resourceType: 'ResourceType', location: `${baseUrl}/ResourceTypes/Group` },
  },
];

const required = new Set(['userName']);
const exact = new Set(['externalId']);

/** An attribute as RFC 7643 section 7 describes it. */
function describeAttribute(name: string, shape: Shape): Record<string, unknown> {
  const common = {
    name,
    required: required.has(name),
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: name === 'userName' ? 'server' : 'none',
  };
  if (shape === 'text') return { ...common, type: 'string', multiValued: false, caseExact: exact.has(name) };
  if (shape === 'boolean') return { ...common, type: 'boolean', multiValued: false };
  const parts = isList(shape) ? shape[0] : shape;
  return {
    ...common,
    type: 'complex',
    multiValued: isList(shape),
    subAttributes: Object.entries(parts).map(([part, partShape]) => describeAttribute(part, partShape)),
  };
}

function describeSchema(baseUrl: string, id: string, name: string, shapes: Shapes) {
  const own = Object.entries(shapes).filter(([key]) => !key.startsWith('urn:'));
  return {
    schemas: [`${core}:Schema`],
    id,
    name,
    attributes: own.map(([key, shape]) => describeAttribute(key, shape)),
    meta: { resourceType: 'Schema', location: `${baseUrl}/Schemas/${id}` },
  };
}

const memberShape = { members: [{ value: 'text', display: 'text', type: 'text' }] } as const;

const listSchemas = (baseUrl: string) => [
  describeSchema(baseUrl, userSchema, 'User', userShape),
  describeSchema(baseUrl, enterpriseSchema, 'EnterpriseUser', userShape[enterpriseSchema]),
  describeSchema(baseUrl, groupSchema, 'Group', { ...groupShape, ...memberShape }),
];

const whole = (resources: readonly object[]) => ({
  schemas: [listMessage],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

export const describeTypes = (baseUrl: string) => whole(listTypes(baseUrl));
export const describeSchemas = (baseUrl: string) => whole(listSchemas(baseUrl));
export const findType = (baseUrl: string, id: string) => listTypes(baseUrl).find((one) => one.id === id);
export const findSchema = (baseUrl: string, id: string) =>
  listSchemas(baseUrl).find((one) => one.id.toLowerCase() === id.toLowerCase());
