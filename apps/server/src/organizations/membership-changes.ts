import { compareIds } from '../lib/compare-ids.ts';

/** Longer lists are cut in webhooks, as on the wire. */
const maxIds = 5000;

const name = {
  User: ['addedUserIds', 'removedUserIds'],
  Application: ['addedApplicationIds', 'removedApplicationIds'],
} as const;

/** Users or applications can be members of an organization. */
type MemberType = keyof typeof name;

interface Changed {
  added?: readonly string[];
  removed?: readonly string[];
}

/** The change of an organization's members in a webhook. Empty lists are omitted. */
export function membershipChange(
  organizationId: string,
  kind: MemberType,
  { added = [], removed = [] }: Changed,
): Record<string, unknown> {
  const [ofAdded, ofRemoved] = name[kind];
  return {
    organizationId,
    ...(added.length > 0 && { [ofAdded]: added.slice(0, maxIds) }),
    ...(removed.length > 0 && { [ofRemoved]: removed.slice(0, maxIds) }),
  };
}

/** The change of the roles of a member in a webhook. Empty lists are omitted. */
export const roleChange = ({ added = [], removed = [] }: Changed): Record<string, unknown> => ({
  ...(added.length > 0 && { addedOrganizationRoleIds: added }),
  ...(removed.length > 0 && { removedOrganizationRoleIds: removed }),
});

/** Whether a replacement changes something. */
export function isChange(former: readonly string[], next: readonly string[]): boolean {
  const { added, removed } = compareIds(former, next);
  return added.length + removed.length > 0;
}
