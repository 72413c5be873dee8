import type { Comparand, Filter, Operator } from './filter.ts';
import { findAttribute, type Shapes, type Value, type Values } from './attributes.ts';

/** Whether a value in a list meets the filter of a path, such as `type eq "work"`. */
export function matches(shapes: Shapes, values: Values, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => matches(shapes, values, part));
    case 'or':
      return filter.parts.some((part) => matches(shapes, values, part));
    case 'not':
      return !matches(shapes, values, filter.part);
    case 'present':
      return find(shapes, values, filter.path.name) !== undefined;
    case 'compare':
      return compare(find(shapes, values, filter.path.name), filter.operator, filter.value);
    case 'some':
      return false;
  }
}

const find = (shapes: Shapes, values: Values, name: string): Value | undefined =>
  values[findAttribute(shapes, name)?.[0] ?? ''];

/** Texts are compared without their case. */
function compare(value: Value | undefined, operator: Operator, comparand: Comparand): boolean {
  // Truth values may be sent as texts.
  const [one, other] = [value, comparand].map((each) => String(each ?? '').toLowerCase());
  if (one === undefined || other === undefined) return false;
  switch (operator) {
    case 'eq':
      return one === other;
    case 'ne':
      return one !== other;
    case 'co':
      return one.includes(other);
    case 'sw':
      return one.startsWith(other);
    case 'ew':
      return one.endsWith(other);
    case 'gt':
      return one > other;
    case 'ge':
      return one >= other;
    case 'lt':
      return one < other;
    case 'le':
      return one <= other;
  }
}

/** The values that an object must have to meet a filter of equalities, for a value that doesn't exist yet. */
export function impliedValues(shapes: Shapes, filter: Filter): Values | undefined {
  if (filter.kind === 'and') {
    const parts = filter.parts.map((part) => impliedValues(shapes, part));
    return parts.every((part) => part !== undefined) ? Object.assign({}, ...parts) : undefined;
  }
  if (filter.kind !== 'compare' || filter.operator !== 'eq') return undefined;
  const found = findAttribute(shapes, filter.path.name);
  if (!found) return undefined;
  const [name, shape] = found;
  return {
    [name]: shape === 'boolean' ? String(filter.value).toLowerCase() === 'true' : String(filter.value),
  };
}
