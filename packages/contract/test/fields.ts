import { z } from 'zod';

/** A part of a schema that may accept a text, with its path. */
export interface Field {
  path: string;
  schema: z.core.$ZodType;
}

/** Every part of a schema that may accept a text: fields, elements, and the names and values of records. Each schema is listed once. */
export function findFields(
  schema: z.core.$ZodType,
  path: string,
  seen = new Set<z.core.$ZodType>(),
): Field[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const inside = partsOf(schema).flatMap(([name, part]) => findFields(part, `${path}${name}`, seen));
  const isContainer =
    schema instanceof z.ZodObject || schema instanceof z.ZodArray || schema instanceof z.ZodRecord;
  return isContainer ? inside : [{ path, schema }, ...inside];
}

/** The parts of a schema, with their names in the path. */
function partsOf(schema: z.core.$ZodType): [name: string, part: z.core.$ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([name, part]) => [`.${name}`, part]);
  if (schema instanceof z.ZodArray) return [['[]', schema.def.element]];
  if (schema instanceof z.ZodRecord)
    return [
      ['{name}', schema.def.keyType],
      ['{value}', schema.def.valueType],
    ];
  if (schema instanceof z.ZodUnion) return schema.def.options.map((part) => ['', part]);
  if (schema instanceof z.ZodIntersection)
    return [
      ['', schema.def.left],
      ['', schema.def.right],
    ];
  // Only the input of a transformation comes from the request.
  if (schema instanceof z.ZodPipe) return [['', schema.def.in]];
  if (schema instanceof z.ZodTuple) return schema.def.items.map((part, index) => [`[${index}]`, part]);
  if (schema instanceof z.ZodLazy) return [['', schema.def.getter()]];
  if (isWrapper(schema)) return [['', schema.def.innerType]];
  return [];
}

const isWrapper = (
  schema: z.core.$ZodType,
): schema is
  | z.ZodOptional
  | z.ZodNullable
  | z.ZodDefault
  | z.ZodPrefault
  | z.ZodReadonly
  | z.ZodCatch
  | z.ZodNonOptional =>
  [
    z.ZodOptional,
    z.ZodNullable,
    z.ZodDefault,
    z.ZodPrefault,
    z.ZodReadonly,
    z.ZodCatch,
    z.ZodNonOptional,
  ].some((kind) => schema instanceof kind);

/** Why a text is checked regardless of its length: only the minimum length may be checked before the maximum, which must end all checks. */
export function findUnbounded(schema: z.core.$ZodType): string | undefined {
  if (!(schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)) return undefined;
  const checks = (schema.def.checks ?? []).map(({ _zod: { def } }) => def);
  const [first, ...others] = checks.filter(({ check }) => check !== 'min_length');
  if (schema instanceof z.ZodStringFormat) return `is checked as ${schema.def.format} first`;
  if (!first || (first.check === 'max_length' && others.length === 0)) return undefined;
  if (first.check !== 'max_length') return `is checked by ${first.check} first`;
  return first.abort === true ? undefined : 'is checked on when it is too long';
}
