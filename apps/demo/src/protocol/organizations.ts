import { decodeJwt } from './jwt.ts';
import type { Session } from './session.ts';

export interface Organization {
  id: string;
  /** Known once userinfo was called. */
  name?: string;
  /** Names of the user's roles there. */
  roles: string[];
}

/** The user's organizations, by the ID token; their names are a claim of userinfo. */
export function listOrganizations({ idToken, userinfo }: Session): Organization[] {
  const { organizations, organization_roles: roles } = decodeJwt(idToken).payload;
  const data = asList(userinfo?.organization_data).flatMap((each) =>
    typeof each === 'object' && each !== null && 'id' in each && 'name' in each
      ? [{ id: String(each.id), name: String(each.name) }]
      : [],
  );
  return asList(organizations)
    .map(String)
    .map((id) => ({
      id,
      name: data.find((each) => each.id === id)?.name,
      roles: asList(roles)
        .map(String)
        .filter((role) => role.startsWith(`${id}:`))
        .map((role) => role.slice(id.length + 1)),
    }));
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
