/** The parts of JSON Schema that the reference shows. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  format?: string;
  $ref?: string;
}

/** Fields of objects deeper than this aren't listed. */
const deepest = 3;

/** The fields of an object and of nested objects, by path: name, whether it is required, and type. */
export function listFields(schema: Schema, prefix = '', depth = 1): string[][] {
  const { properties = {}, required = [] } = itemOf(schema);
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const row = [path, required.includes(name) ? 'Required.' : '', describeType(field)];
    const inner = itemOf(field);
    const suffix = field.type === 'array' ? '[].' : '.';
    return inner.properties && depth < deepest
      ? [row, ...listFields(inner, path + suffix, depth + 1)]
      : [row];
  });
}

/** The schema of an array's items, or of a nullable value. */
function itemOf(schema: Schema): Schema {
  if (schema.type === 'array' && schema.items) return itemOf(schema.items);
  const given = schema.anyOf?.filter(({ type }) => type !== 'null');
  return given?.length === 1 && given[0] ? itemOf(given[0]) : schema;
}

/** A short text for the type of a schema, such as `string[]`. */
export function describeType(schema: Schema | undefined): string {
  if (!schema) return '';
  if (schema.$ref) return schema.$ref.replace(/^.*\//, '');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' | ');
  if (schema.type === 'array') return describeList(describeType(schema.items));
  if (schema.type === 'object') return schema.properties ? 'object' : 'object with any keys';
  return [schema.type ?? 'any'].flat().join(' | ') + describeLimits(schema);
}

/** `string[]`, or `(string | null)[]`. */
const describeList = (item: string): string => (item.includes(' ') ? `(${item})[]` : `${item}[]`);

function describeLimits({ minLength, maxLength, minimum, maximum, default: initial }: Schema): string {
  const isUseful = (limit: number | undefined): boolean =>
    limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  const limits = [
    isUseful(minimum) ? `≥ ${minimum}` : '',
    isUseful(maximum) ? `≤ ${maximum}` : '',
    minLength !== undefined && minLength > 1 ? `≥ ${minLength} characters` : '',
    maxLength === undefined ? '' : `≤ ${maxLength} characters`,
    initial === undefined ? '' : `default ${JSON.stringify(initial)}`,
  ].filter(Boolean);
  return limits.length > 0 ? ` (${limits.join(', ')})` : '';
}

/** An example with the required fields, or with the first field if none is required. */
export function exampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0]);
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items)] : [];
  if (schema.type === 'object' || schema.properties) {
    const { properties = {}, required = [] } = schema;
    const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
    return Object.fromEntries(
      names.flatMap((name) => (properties[name] ? [[name, exampleOf(properties[name])]] : [])),
    );
  }
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return schema.type === 'null' ? null : '…';
}
