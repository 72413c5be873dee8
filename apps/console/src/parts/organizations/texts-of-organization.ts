import type { Organization } from '@gatehouse/contract/organizations/organizations';

/** What the console finds organizations by in lists that it searches itself, as the server does in its own. */
export const textsOfOrganization = ({
  id,
  name,
  description,
}: Pick<Organization, 'id' | 'name' | 'description'>): string[] => [id, name, description ?? ''];
