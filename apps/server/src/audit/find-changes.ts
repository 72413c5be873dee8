import { isDeepStrictEqual } from 'node:util';
import type { AuditLogChange } from '@gatehouse/contract/audit-logs/audit-logs';
import { isShown } from '@gatehouse/contract/shown';
import { timestamp } from '@gatehouse/contract/common';
import { z } from 'zod';

type Schema = z.core.$ZodType;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema inside wrappers such as `optional`, and whether one of them or itself is marked as shown. */
function unwrap(schema: Schema): { inner: Schema; marked: boolean } {
  let inner = schema;
  let marked = isShown(inner);
  for (;;) {
    const next = wrappedIn(inner);
    if (!next) return { inner, marked };
    inner = next;
    marked ||= isShown(inner);
  }
}

function wrappedIn(schema: Schema): Schema | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodNonOptional
  )
    return schema.def.innerType;
  // What is compared is a response, which the schema has parsed.
  return schema instanceof z.ZodPipe ? schema.def.out : undefined;
}

/** When a record was changed isn't part of what was changed. */
const isTime = (schema: Schema): boolean => unwrap(schema).inner === timestamp;

/**
 * The fields that differ between two responses of an operation. The values are there only if the contract marks the field, or an object that
 * contains it, as shown; every other one is masked, as are fields that the contract doesn't have (ADR 209).
 */
export function findChanges(schema: Schema, before: unknown, after: unknown): AuditLogChange[] {
  return compare({ schema, path: [], shown: false }, before, after);
}

interface Place {
  /** Undefined within what is shown as a whole. */
  schema: Schema | undefined;
  path: string[];
  shown: boolean;
}

function compare({ schema, path, shown }: Place, before: unknown, after: unknown): AuditLogChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  const { inner, marked } = schema ? unwrap(schema) : { inner: undefined, marked: false };
  const isOpen = shown || marked;
  if (isFields(before) && isFields(after)) {
    const shape: Record<string, Schema> | undefined = inner instanceof z.ZodObject ? inner.shape : undefined;
    // The names in an object without declared fields can be secret, too.
    if (shape || isOpen) {
      const names = new Set([...Object.keys(before), ...Object.keys(after)]);
      return [...names].flatMap((name) => {
        const field = shape && Object.hasOwn(shape, name) ? shape[name] : undefined;
        if (field && isTime(field)) return [];
        const place = { schema: field, path: [...path, name], shown: isOpen };
        return compare(place, valueOf(before, name), valueOf(after, name));
      });
    }
  }
  if (!isOpen) return [{ path, isMasked: true }];
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

const valueOf = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
