import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { findAttribute, isList, type Shape, type Shapes, userShape } from './attributes.ts';
import type { AttributePath, Comparand, Filter, Operator } from './filter.ts';
import { enterpriseSchema } from './schema-names.ts';
import { reject } from './scim-error.ts';

type Condition = RawBuilder<SqlBool>;

/** What a path leads to in the database. */
type Column =
  | { type: 'text' | 'exact' | 'boolean' | 'time'; value: RawBuilder<unknown> }
  /** Several values; without a sub-attribute, `value` is meant. */
  | { type: 'list'; items: RawBuilder<unknown>; shapes: Shapes };

export type FindColumn = (path: AttributePath) => Column | undefined;

/** A condition with the values of the filter as parameters. */
export function compileFilter(filter: Filter, find: FindColumn): Condition {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const parts = filter.parts.map((part) => compileFilter(part, find));
      return sql`(${sql.join(parts, filter.kind === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      return sql`((${compileFilter(filter.part, find)}) is not true)`;
    case 'some': {
      const column = requireColumn(find, filter.path);
      if (column.type !== 'list') return unknown();
      return someOf(column, compileFilter(filter.part, ofItem(column.shapes)));
    }
    case 'present':
    case 'compare':
      return compileTerm(filter, find);
  }
}

function compileTerm(filter: Filter & { kind: 'present' | 'compare' }, find: FindColumn): Condition {
  const { sub, ...path } = filter.path;
  const list = find(path);
  if (list?.type === 'list') {
    if (filter.kind === 'present' && sub === undefined) return someOf(list, sql`true`);
    const inner = { ...filter, path: { isExtension: false, name: sub ?? 'value' } };
    return someOf(list, compileTerm(inner, ofItem(list.shapes)));
  }
  const column = requireColumn(find, filter.path);
  if (column.type === 'list') return unknown();
  return filter.kind === 'present'
    ? sql`(${column.value} is not null)`
    : compare(column, filter.operator, filter.value);
}

const unknown = (): never => reject('invalidFilter', 'The filter names an attribute that can’t be searched.');

const requireColumn = (find: FindColumn, path: AttributePath): Column => find(path) ?? unknown();

/** Whether one of the values meets a condition on `item`. */
const someOf = ({ items }: Column & { type: 'list' }, condition: Condition): Condition =>
  sql`exists (select from jsonb_array_elements(${items}) item where ${condition})`;

const ofItem =
  (shapes: Shapes): FindColumn =>
  ({ name }) => {
    const [own, shape] = findAttribute(shapes, name) ?? [];
    if (own === undefined || typeof shape !== 'string') return undefined;
    return {
      type: shape,
      value: shape === 'boolean' ? sql`(item ->> ${own}::text)::boolean` : sql`item ->> ${own}::text`,
    };
  };

/** Texts are compared without their case, except those that are exact (RFC 7643 section 2.3.1). */
function compare(
  { type, value }: Exclude<Column, { type: 'list' }>,
  operator: Operator,
  comparand: Comparand,
): Condition {
  if (comparand === null) {
    if (operator === 'eq') return sql`(${value} is null)`;
    return operator === 'ne' ? sql`(${value} is not null)` : unknown();
  }
  if (type === 'boolean') {
    const wanted = String(comparand).toLowerCase();
    if ((wanted !== 'true' && wanted !== 'false') || (operator !== 'eq' && operator !== 'ne'))
      return reject('invalidFilter', 'A truth value can only be equal or not equal to true or false.');
    return sql`(coalesce(${value}, false) = ${(wanted === 'true') === (operator === 'eq')})`;
  }
  if (type === 'time') {
    const time = Date.parse(String(comparand));
    if (!Number.isFinite(time)) return reject('invalidFilter', 'A time in the filter isn’t valid.');
    const symbol = order[operator] ?? unknown();
    return sql`(date_trunc('milliseconds', ${value}) ${symbol} ${new Date(time)}::timestamptz)`;
  }
  const text = String(comparand).replaceAll(/[\0\p{Cs}]/gu, '');
  const [one, other] =
    type === 'exact' ? [value, sql`${text}::text`] : [sql`lower(${value})`, sql`lower(${text}::text)`];
  switch (operator) {
    case 'co':
      return sql`(position(${other} in ${one}) > 0)`;
    case 'sw':
      return sql`starts_with(${one}, ${other})`;
    case 'ew':
      return sql`(right(${one}, length(${other})) = ${other})`;
    case 'ne':
      return sql`(${one} is distinct from ${other})`;
    default:
      return sql`(${one} ${order[operator] ?? unknown()} ${other})`;
  }
}

const order: Partial<Record<Operator, RawBuilder<unknown>>> = {
  eq: sql`=`,
  ne: sql`<>`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
};

/** The columns of `s`, the users of an organization, of whom `m` are members. */
export const findUserColumn: FindColumn = ({ isExtension, name, sub }) => {
  if (isExtension) return ofAttributes(userShape[enterpriseSchema], [enterpriseSchema], name, sub);
  if (name === 'id' && sub === undefined) return { type: 'exact', value: sql`s.user_id` };
  if (name === 'username' && sub === undefined) return { type: 'text', value: sql`s.user_name` };
  if (name === 'externalid' && sub === undefined) return { type: 'exact', value: sql`s.external_id` };
  if (name === 'active' && sub === undefined) return { type: 'boolean', value: sql`(m.user_id is not null)` };
  if (name === 'meta') return ofMeta(sub);
  return ofAttributes(userShape, [], name, sub);
};

/** The columns of `s`, the groups of an organization. */
export const findGroupColumn: FindColumn = ({ isExtension, name, sub }) => {
  if (isExtension) return undefined;
  if (name === 'id' && sub === undefined) return { type: 'exact', value: sql`s.id` };
  if (name === 'displayname' && sub === undefined) return { type: 'text', value: sql`s.display_name` };
  if (name === 'externalid' && sub === undefined) return { type: 'exact', value: sql`s.external_id` };
  if (name === 'meta') return ofMeta(sub);
  if (name === 'members' && sub === undefined)
    return {
      type: 'list',
      items: sql`(select coalesce(jsonb_agg(jsonb_build_object('value', g.user_id)), '[]') from organization_scim_group_members g
        where g.organization_id = s.organization_id and g.group_id = s.id)`,
      shapes: { value: 'text' },
    };
  return undefined;
};

function ofMeta(sub: string | undefined): Column | undefined {
  if (sub === 'created') return { type: 'time', value: sql`s.created_at` };
  return sub === 'lastmodified' ? { type: 'time', value: sql`s.updated_at` } : undefined;
}

/** An attribute in the document of a user. Its path is made of names of our own, never of the filter's. */
function ofAttributes(
  shapes: Shapes,
  before: readonly string[],
  name: string,
  sub: string | undefined,
): Column | undefined {
  const [own, shape] = findAttribute(shapes, name) ?? [];
  if (own === undefined || shape === undefined) return undefined;
  const path = [...before, own];
  if (isList(shape))
    return sub === undefined
      ? { type: 'list', items: sql`coalesce(s.attributes #> ${path}::text[], '[]')`, shapes: shape[0] }
      : undefined;
  if (typeof shape === 'string') return sub === undefined ? toColumn(shape, path) : undefined;
  const [part, partShape] = findAttribute(shape, sub ?? 'value') ?? [];
  return part === undefined ? undefined : toColumn(partShape, [...path, part]);
}

const toColumn = (shape: Shape | undefined, path: readonly string[]): Column | undefined =>
  shape === 'text' || shape === 'boolean'
    ? { type: 'text', value: sql`s.attributes #>> ${[...path]}::text[]` }
    : undefined;
