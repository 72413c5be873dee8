import { listApplications } from '@gatehouse/contract/applications/endpoints';
import { callList } from '../../app/api/list.ts';
import { searchFor, type Find } from '../../app/feature.ts';

/** Searches applications by name, description or ID. */
export const findApplications: Find = async (api, text, signal) => {
  const { items } = await callList(api, listApplications, { query: searchFor(text) }, { signal });
  return items.map(({ id, name, description }) => ({
    key: id,
    label: name,
    detail: description ?? undefined,
    names: description ? [description] : [],
    path: `/applications/${id}`,
  }));
};
