import { listResources } from '@gatehouse/contract/resources/endpoints';
import { findIn } from '../../app/feature.ts';

export const findResources = findIn(listResources, ({ id, name, indicator }) => ({
  key: id,
  label: name,
  detail: indicator,
  names: [indicator],
  path: `/api-resources/${id}`,
}));
