import { listApplications } from '@gatehouse/contract/applications/endpoints';
import { callList } from '../../app/api/list.ts';
import type { Find } from '../../app/feature.ts';

/** Applications by name, description or id. */
export const findApplications: Find = async (api, text, signal) => {
  const query = { search: text, page_size: 5 };
  const { items } = await callList(api, listApplications, { query }, { signal });
  return items.map(({ id, name, description }) => ({
    key: id,
    label: name,
    detail: description ?? undefined,
    path: `/applications/${id}`,
  }));
};
