import { listOrganizationScopes } from '@gatehouse/contract/organization-scopes/endpoints';
import { findIn } from '../../../app/feature.ts';

export const findOrganizationScopes = findIn(listOrganizationScopes, ({ id, name, description }) => ({
  key: id,
  label: name,
  detail: description ?? undefined,
  names: description === null ? [] : [description],
  path: `/organization-template/organization-permissions/${id}`,
}));
