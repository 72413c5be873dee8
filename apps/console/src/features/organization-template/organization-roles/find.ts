import { listOrganizationRoles } from '@gatehouse/contract/organization-roles/endpoints';
import { findIn } from '../../../app/feature.ts';

export const findOrganizationRoles = findIn(listOrganizationRoles, ({ id, name, description }) => ({
  key: id,
  label: name,
  detail: description ?? undefined,
  names: description === null ? [] : [description],
  path: `/organization-template/organization-roles/${id}`,
}));
