import { listOrganizations } from '@gatehouse/contract/organizations/endpoints';
import { findIn } from '../../app/feature.ts';

export const findOrganizations = findIn(listOrganizations, ({ id, name, description }) => ({
  key: id,
  label: name,
  detail: description ?? undefined,
  path: `/organizations/${id}`,
}));
