/** The change of a user's or application's roles in a webhook, as lists of IDs. Empty lists are omitted. */
interface RoleChanges {
  addedRoleIds?: string[];
  removedRoleIds?: string[];
}

/** What changes when these roles replace the former ones. */
export function compareRoles(former: readonly string[], roleIds: readonly string[]): RoleChanges {
  const addedRoleIds = [...new Set(roleIds)].filter((id) => !former.includes(id));
  const removedRoleIds = former.filter((id) => !roleIds.includes(id));
  return {
    ...(addedRoleIds.length > 0 && { addedRoleIds }),
    ...(removedRoleIds.length > 0 && { removedRoleIds }),
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
