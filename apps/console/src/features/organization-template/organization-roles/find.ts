import { listOrganizationRoles } from '@gatehouse/contract/organization-roles/endpoints';
import { findIn } from '../../../app/feature.ts';

export const findOrganizationRoles = findIn(listOrganizationRoles, ({ id, name }) => ({
  key: id,
  label: name,
  path: `/organization-template/organization-roles/${id}`,
}));
