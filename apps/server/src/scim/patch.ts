import {
  findAttribute,
  isList,
  readValue,
  requireObject,
  type Shape,
  type Shapes,
  type Value,
  type Values,
} from './attributes.ts';
import { isOfKnownSchema, parsePath, type PatchPath } from './filter.ts';
import { impliedValues, matches } from './match.ts';
import { enterpriseSchema } from './schema-names.ts';
import { reject } from './scim-error.ts';

type Operation = 'add' | 'replace' | 'remove';

export interface PatchOperation {
  operation: Operation;
  path: PatchPath | undefined;
  value: unknown;
}

/** How many operations one request can have. */
const mostOperations = 1000;

/** Reads the operations of a PATCH (RFC 7644 section 3.5.2). Entra writes `Add` and `Replace`; others leave out the path. */
export function readOperations(body: unknown): PatchOperation[] {
  const given = Object.entries(requireObject(body)).find(
    ([name]) => name.toLowerCase() === 'operations',
  )?.[1];
  if (!Array.isArray(given) || given.length === 0)
    return reject('invalidSyntax', 'Operations must be a list with at least one operation.');
  if (given.length > mostOperations) reject('tooMany', `A request can have ${mostOperations} operations.`);
  return given.map((one: unknown) => {
    const { op, path, value } = requireObject(one);
    const operation = typeof op === 'string' ? op.toLowerCase() : '';
    if (operation !== 'add' && operation !== 'replace' && operation !== 'remove')
      return reject('invalidSyntax', 'op must be add, replace or remove.');
    if (path === undefined || path === null || path === '') {
      if (operation === 'remove') reject('noTarget', 'An operation that removes something needs a path.');
      return { operation, path: undefined, value };
    }
    if (typeof path !== 'string') return reject('invalidPath', 'path must be a text.');
    return { operation, path: parsePath(path), value };
  });
}

/** Applies operations to the attributes of a resource. Attributes that aren't kept are ignored, as in other requests. */
export function applyOperations(
  shapes: Shapes,
  current: Values,
  operations: readonly PatchOperation[],
): Values {
  const values = structuredClone(current);
  for (const { operation, path, value } of operations) {
    if (path) apply(shapes, values, { operation, path, value });
    // Keys can be paths, too: Entra sends `name.givenName`.
    else
      for (const [key, part] of Object.entries(requireObject(value)))
        if (isKept(shapes, key)) apply(shapes, values, { operation, path: parsePath(key), value: part });
  }
  return values;
}

/** Whether a key of a value without path names an attribute that is kept. Others needn't be valid paths. */
function isKept(shapes: Shapes, key: string): boolean {
  if (key.toLowerCase().startsWith('urn:')) return isOfKnownSchema(key);
  return findAttribute(shapes, key.split(/[.[]/, 1)[0] ?? '') !== undefined;
}

interface Change {
  operation: Operation;
  path: PatchPath;
  value: unknown;
}

function apply(shapes: Shapes, values: Values, { operation, path, value }: Change): void {
  if (path.isExtension && shapes[enterpriseSchema] !== undefined) {
    const inner = shapes[enterpriseSchema];
    if (path.name === '') return change(values, enterpriseSchema, inner, { operation, value });
    const extension = values[enterpriseSchema] ?? {};
    if (
      typeof inner !== 'object' ||
      isList(inner) ||
      typeof extension !== 'object' ||
      Array.isArray(extension)
    )
      return;
    values[enterpriseSchema] = extension;
    return applyIn(inner, extension, { operation, path, value });
  }
  if (!path.isExtension) applyIn(shapes, values, { operation, path, value });
}

function applyIn(shapes: Shapes, values: Values, { operation, path, value }: Change): void {
  const found = findAttribute(shapes, path.name);
  if (!found) return;
  const [name, shape] = found;
  if (isList(shape)) return changeList(values, name, shape[0], { operation, path, value });
  if (path.filter) reject('invalidPath', `${name} has one value, which can’t be filtered.`);
  if (path.sub === undefined) return change(values, name, shape, { operation, value });
  if (typeof shape === 'string') return reject('invalidPath', `${name} has no parts.`);
  const part = findAttribute(shape, path.sub);
  const object = values[name] ?? {};
  if (!part || typeof object !== 'object' || Array.isArray(object)) return;
  values[name] = object;
  change(object, part[0], part[1], { operation, value });
}

/** Changes an attribute with one value. Objects are merged (RFC 7644 sections 3.5.2.1 and 3.5.2.3). */
function change(
  values: Values,
  name: string,
  shape: Shape,
  { operation, value }: Pick<Change, 'operation' | 'value'>,
): void {
  const isObjectShape = typeof shape === 'object' && !isList(shape);
  // Entra sends the manager as a text.
  const given = isObjectShape && typeof value === 'string' && 'value' in shape ? { value } : value;
  const read = operation === 'remove' ? undefined : readValue(shape, given, name);
  const former = values[name];
  if (read === undefined) delete values[name];
  else values[name] = isObjectShape ? Object.assign({}, former, read) : read;
}

function changeList(
  values: Values,
  name: string,
  shapes: Shapes,
  { operation, path: { filter, sub }, value }: Change,
): void {
  const items = listOf(values[name]);
  const part = sub === undefined ? undefined : findAttribute(shapes, sub);
  if (sub !== undefined && !part) return;
  const isMeant = (item: Values): boolean => !filter || matches(shapes, item, filter);
  if (operation === 'remove') {
    const named =
      filter || value === undefined || value === null ? undefined : readItems(shapes, name, value);
    const isRemoved = (item: Values): boolean =>
      isMeant(item) && (named?.some((one) => one.value === item.value) ?? true);
    if (part) for (const item of items.filter(isRemoved)) delete item[part[0]];
    values[name] = part ? items : items.filter((item) => !isRemoved(item));
    return;
  }
  if (!filter && !part) {
    const given = readItems(shapes, name, value);
    values[name] = operation === 'replace' ? given : addItems(items, given);
    return;
  }
  const meant = items.filter(isMeant);
  if (meant.length === 0) {
    // Okta and Entra expect the value to be created where RFC 7644 has an error.
    const implied = filter ? impliedValues(shapes, filter) : {};
    if (!implied) return reject('noTarget', `No value of ${name} meets the filter of the path.`);
    meant.push(implied);
    items.push(implied);
  }
  for (const item of meant) {
    if (part) change(item, part[0], part[1], { operation, value });
    else Object.assign(item, readItems(shapes, name, value)[0]);
  }
  values[name] = withOnePrimary(items, meant);
  // Checks the number of values.
  readItems(shapes, name, values[name]);
}

const listOf = (value: Value | undefined): Values[] => (Array.isArray(value) ? value : []);

const readItems = (shapes: Shapes, name: string, value: unknown): Values[] =>
  listOf(readValue([shapes], value, name));

/** Values that are there already are changed. */
function addItems(items: readonly Values[], given: readonly Values[]): Values[] {
  const added = given.filter(
    (one) => !items.some((item) => item.value === one.value && (item.type ?? '') === (one.type ?? '')),
  );
  return withOnePrimary([...items, ...added], added);
}

/** One value is the primary one (RFC 7643 section 2.4): the one that was set last. */
function withOnePrimary(items: Values[], changed: readonly Values[]): Values[] {
  const primary = changed.findLast((one) => one.primary === true);
  if (primary) for (const item of items) if (item !== primary && item.primary === true) item.primary = false;
  return items;
}
