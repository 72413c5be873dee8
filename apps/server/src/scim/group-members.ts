import { readAttributePath, type Filter } from './filter.ts';
import type { PatchOperation } from './patch.ts';
import { reject } from './scim-error.ts';

/** How many members a group can have. */
const mostMembers = 5000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The IDs in a list of members: `[{ "value": "id" }]`. */
export function readMemberIds(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  const items: unknown[] = Array.isArray(value) ? value : [value];
  if (items.length > mostMembers) reject('tooMany', `A group can have ${mostMembers} members.`);
  return items.map((item) => {
    const found = isObject(item)
      ? Object.entries(item).find(([name]) => name.toLowerCase() === 'value')?.[1]
      : item;
    return typeof found === 'string'
      ? found.slice(0, 64)
      : reject('invalidValue', 'members.value must be an ID.');
  });
}

/** The members of a group before and after the operations of a request, and those for other attributes. */
interface MemberChanges {
  members: Set<string>;
  others: PatchOperation[];
  /** Whether an operation is about members. */
  isAbout: boolean;
}

const isMembers = (name: string): boolean => name === 'members';

/** The key of `members` in a value without path. */
const findKey = (value: Record<string, unknown>): string | undefined =>
  Object.keys(value).find(
    (key) => !key.includes('[') && !/^urn:(?!ietf:params:scim:schemas:core:)/i.test(key) && isMembersKey(key),
  );
const isMembersKey = (key: string): boolean =>
  /(?:^|:)members$/i.test(key) && isMembers(readAttributePath(key).name);

/** Applies the operations that are about members, each in a time linear in what it names. */
export function changeMembers(
  current: readonly string[],
  operations: readonly PatchOperation[],
): MemberChanges {
  const members = new Set(current);
  const others: PatchOperation[] = [];
  let isAbout = false;
  const apply = ({ operation, path, value }: PatchOperation): void => {
    isAbout = true;
    if (path?.sub !== undefined && path.sub !== 'value')
      return reject('invalidPath', 'Members have only an ID.');
    if (operation === 'remove') {
      // Entra names those to remove in the value; without any, all are meant.
      const ids = path?.filter
        ? idsOf(path.filter)
        : value === undefined || value === null
          ? undefined
          : readMemberIds(value);
      if (ids) for (const id of ids) members.delete(id);
      else members.clear();
      return;
    }
    if (path?.filter) return reject('invalidPath', 'Members are added without a filter.');
    const ids = readMemberIds(value);
    if (operation === 'replace') members.clear();
    for (const id of ids) members.add(id);
  };
  for (const one of operations) {
    if (one.path) {
      if (!one.path.isExtension && isMembers(one.path.name)) apply(one);
      else others.push(one);
      continue;
    }
    const value = isObject(one.value) ? one.value : {};
    const key = findKey(value);
    if (key !== undefined) apply({ ...one, value: value[key] });
    others.push(one);
  }
  if (members.size > mostMembers) reject('tooMany', `A group can have ${mostMembers} members.`);
  return { members, others, isAbout };
}

/** The IDs that a filter names: `members[value eq "a" or value eq "b"]`. */
function idsOf(filter: Filter): string[] {
  if (filter.kind === 'or') return filter.parts.flatMap(idsOf);
  const isId = filter.kind === 'compare' && filter.operator === 'eq' && filter.path.name === 'value';
  return isId ? [String(filter.value)] : reject('invalidPath', 'Members are found by value eq "ID".');
}
