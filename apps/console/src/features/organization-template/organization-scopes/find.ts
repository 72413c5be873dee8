import { listOrganizationScopes } from '@gatehouse/contract/organization-scopes/endpoints';
import { findIn } from '../../../app/feature.ts';

export const findOrganizationScopes = findIn(listOrganizationScopes, ({ id, name }) => ({
  key: id,
  label: name,
  path: `/organization-template/organization-scopes/${id}`,
}));
