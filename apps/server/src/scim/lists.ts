import { type Filter, parseFilter } from './filter.ts';
import { listMessage } from './schema-names.ts';
import { reject } from './scim-error.ts';

export interface ListRange {
  /** How many resources come before the page. */
  before: number;
  count: number;
}

/** How many resources one page has at most. */
export const mostResources = 100;

const readInteger = (value: unknown, name: string, otherwise: number): number => {
  if (value === undefined || value === '') return otherwise;
  return typeof value === 'string' && /^-?\d{1,9}$/.test(value)
    ? Number(value)
    : reject('invalidValue', `${name} must be an integer.`);
};

/** `startIndex` counts from 1; smaller values are 1, and a negative `count` is 0 (RFC 7644 section 3.4.2.4). */
export function readRange(query: Readonly<Record<string, unknown>>, most = mostResources): ListRange {
  const startIndex = Math.max(1, readInteger(query.startIndex, 'startIndex', 1));
  const count = Math.max(0, readInteger(query.count, 'count', most));
  return { before: startIndex - 1, count: Math.min(count, most) };
}

export function readFilter({ filter }: Readonly<Record<string, unknown>>): Filter | undefined {
  if (filter === undefined || filter === '') return undefined;
  return typeof filter === 'string'
    ? parseFilter(filter)
    : reject('invalidFilter', 'There can be one filter.');
}

export const toList = (resources: readonly object[], { before }: ListRange, total: number): object => ({
  schemas: [listMessage],
  totalResults: total,
  startIndex: before + 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

const namesIn = (value: unknown): Set<string> | undefined =>
  typeof value === 'string' && value !== ''
    ? new Set(
        value
          .slice(0, 2048)
          .split(',')
          .map((name) => name.trim().toLowerCase().split('.', 1)[0] ?? ''),
      )
    : undefined;

/** Whether an attribute is asked for with `attributes` or `excludedAttributes` (RFC 7644 section 3.9). */
export function isAsked(query: Readonly<Record<string, unknown>>, name: string): boolean {
  const lower = name.toLowerCase();
  const wanted = namesIn(query.attributes);
  return wanted ? wanted.has(lower) : !namesIn(query.excludedAttributes)?.has(lower);
}

const always = new Set(['schemas', 'id', 'meta']);

/** The attributes of a resource that are asked for. Those of a sub-attribute are returned as a whole. */
export const pickAsked = (
  query: Readonly<Record<string, unknown>>,
  resource: Record<string, unknown>,
): Record<string, unknown> =>
  query.attributes === undefined && query.excludedAttributes === undefined
    ? resource
    : Object.fromEntries(
        Object.entries(resource).filter(
          ([name]) => always.has(name) || name.startsWith('urn:') || isAsked(query, name),
        ),
      );
