type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords of JSON Schema 2020-12 that OpenAPI 3.0 lacks, and that only narrow what is valid. */
const unknownKeywords = new Set([
  '$schema',
  '$id',
  '$comment',
  'contentEncoding',
  'patternProperties',
  'propertyNames',
  'prefixItems',
  'if',
  'then',
  'else',
  'contains',
  'dependentRequired',
  'unevaluatedProperties',
  'unevaluatedItems',
]);

const isNull = (schema: unknown): boolean => isObject(schema) && schema['type'] === 'null';

/** An OpenAPI 3.1 schema as OpenAPI 3.0 writes it: `nullable` instead of the type null, lists of one value instead of constants. */
export function toOldSchema(schema: unknown): Json {
  // `true` allows everything and `false` nothing.
  if (!isObject(schema)) return schema === false ? { not: {} } : {};
  if (typeof schema['$ref'] === 'string') return { $ref: schema['$ref'] };
  const result: Json = {};
  for (const [name, value] of Object.entries(schema))
    Object.assign(result, convertKeyword(name, value, schema));
  if (result['type'] === 'array') result['items'] ??= {};
  return result;
}

function convertKeyword(name: string, value: unknown, whole: Json): Json {
  if (unknownKeywords.has(name)) return {};
  if (name === 'type') return convertType(value);
  if (name === 'const') return value === null ? { nullable: true, enum: [null] } : { enum: [value] };
  if (name === 'anyOf' || name === 'oneOf' || name === 'allOf') return convertChoices(name, value);
  if (name === 'exclusiveMinimum') return { minimum: value, exclusiveMinimum: true };
  if (name === 'exclusiveMaximum') return { maximum: value, exclusiveMaximum: true };
  if (name === 'contentMediaType') return { format: 'binary' };
  if (name === 'examples') return { example: Array.isArray(value) ? value[0] : value };
  if (name === 'items' || name === 'not') return { [name]: toOldSchema(value) };
  if (name === 'additionalProperties')
    return { additionalProperties: typeof value === 'boolean' ? value : toOldSchema(value) };
  if (name === 'properties' && isObject(value))
    return {
      properties: Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toOldSchema(each)])),
    };
  if (name === 'format' && whole['contentMediaType'] !== undefined) return {};
  return { [name]: value };
}

function convertType(type: unknown): Json {
  if (type === 'null') return { nullable: true, enum: [null] };
  if (!Array.isArray(type)) return { type };
  const types = type.filter((each) => each !== 'null');
  return {
    ...(types.length < type.length && { nullable: true }),
    ...(types.length === 1 ? { type: types[0] } : { anyOf: types.map((each) => ({ type: each })) }),
  };
}

function convertChoices(name: string, value: unknown): Json {
  const choices = Array.isArray(value) ? value : [];
  const kept = choices.filter((each) => !isNull(each)).map(toOldSchema);
  const nullable = kept.length < choices.length ? { nullable: true } : {};
  const [only] = kept;
  // A reference can have no siblings.
  if (kept.length === 1 && only && !('$ref' in only)) return { ...only, ...nullable };
  return { [name]: kept, ...nullable };
}

/** An OpenAPI 3.1 document as 3.0.3, which older generators read. */
export function toOldDocument(document: Json): Json {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        name === 'schema' ? toOldSchema(each) : convert(each),
      ]),
    );
  };
  const { components, ...rest } = document;
  const { schemas, ...others } = isObject(components) ? components : {};
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, convert(value)])),
    openapi: '3.0.3',
    components: {
      ...others,
      schemas: Object.fromEntries(
        Object.entries(isObject(schemas) ? schemas : {}).map(([name, each]) => [name, toOldSchema(each)]),
      ),
    },
  };
}
