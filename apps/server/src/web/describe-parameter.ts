/** Descriptions of query parameters that several operations have, by name. */
const meanings: Record<string, string> = {
  page: 'The page to return, from 1.',
  page_size: 'Entries per page.',
  enableCap:
    'Stop counting at 1,000: the total comes faster, and `Total-Number-Is-Capped` says whether there are more.',
  search: 'Text to find, in any position and in any case. `%` at both ends is optional.',
  q: 'Text to find, in any position and in any case.',
  type: 'Return only records of this type.',
  ids: 'Return only the records with these IDs, at most 100: `ids=a,b` or `ids=a&ids=b`. Unknown IDs are ignored.',
  mode: 'How every search term is compared, where the field has no mode of its own.',
  joint: 'Whether a user must match any search term (`or`) or all of them (`and`).',
  isCaseSensitive: 'Whether searches distinguish upper and lower case.',
  excludeRoleId: 'Leave out everything that has this role.',
  excludeOrganizationId: 'Leave out everything that belongs to this organization.',
  excludeUserId: 'Leave out everything that this user has.',
  excludeApplicationId: 'Leave out everything that this application has.',
  includePasswordHash: 'Return password digests. Needs the scope `all` and is written to the audit log.',
  includeSsoIdentities: 'Return the identities at enterprise identity providers as well.',
  includeScopes: 'Return the scopes of each resource as well.',
  start_time: 'Entries from this time on, in milliseconds since 1970.',
  end_time: 'Entries before this time, in milliseconds since 1970.',
  logKey: 'The event, such as `Interaction.SignIn.Submit`.',
  showFeatured: 'Return the number of members, and up to three of them, as well.',
  organizationRoleId: 'Return only members who have this role.',
  userId: 'Entries about this user.',
  applicationId: 'Entries about this application.',
};

/** The description of a query parameter, if it has one. */
export function describeParameter(name: string): string | undefined {
  const [, kind, field] = /^(search|mode)\.(\w+)$/.exec(name) ?? [];
  if (kind === 'search') return `Text to find in \`${field}\`.`;
  if (kind === 'mode') return `How \`search.${field}\` is compared.`;
  return meanings[name];
}
