import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { findIn } from '../../app/feature.ts';

export const findRoles = findIn(listRoles, ({ id, name, description }) => ({
  key: id,
  label: name,
  detail: description,
  names: [description],
  path: `/roles/${id}`,
}));
