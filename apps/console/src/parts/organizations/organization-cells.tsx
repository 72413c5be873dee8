import type { Organization } from '@gatehouse/contract/organizations/organizations';
import { Avatar } from '@gatehouse/ui/data/avatar';

/** The cell with an organization's name. */
export const organizationCell = ({ name }: Pick<Organization, 'name'>) => (
  <>
    <Avatar name={name} shape="square" />
    <span>{name}</span>
  </>
);
