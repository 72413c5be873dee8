import { compareIds } from '../../lib/compare-ids.ts';

/** The change of a user's or application's roles in a webhook, as lists of IDs. Empty lists are omitted. */
interface RoleChanges {
  addedRoleIds?: string[];
  removedRoleIds?: string[];
}

/** What changes when these roles replace the former ones. */
export function compareRoles(former: readonly string[], roleIds: readonly string[]): RoleChanges {
  const { added, removed } = compareIds(former, roleIds);
  return {
    ...(added.length > 0 && { addedRoleIds: added }),
    ...(removed.length > 0 && { removedRoleIds: removed }),
  };
}

type OfRole = { params: { id: string } };

/** For an operation that assigns the role of the path. */
export const roleAdded = {
  says: '`addedRoleIds`',
  pick: ({ params }: OfRole): RoleChanges => ({ addedRoleIds: [params.id] }),
};

/** For an operation that takes the role of the path away. */
export const roleRemoved = {
  says: '`removedRoleIds`',
  pick: ({ params }: OfRole): RoleChanges => ({ removedRoleIds: [params.id] }),
};
