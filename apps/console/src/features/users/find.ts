import { displayName } from '@gatehouse/contract/users/display-name';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { searchFor, type Find } from '../../app/feature.ts';
import { callList } from '../../app/api/list.ts';

/** Users for the command palette. */
export const findUsers: Find = async (api, text, signal) => {
  const { items } = await callList(api, listUsers, { query: searchFor(text) }, { signal });
  return items.map((user) => ({
    key: user.id,
    label: displayName(user),
    detail: user.primaryEmail ?? user.username ?? undefined,
    names: [user.primaryEmail, user.username, user.primaryPhone].filter((name) => name !== null),
    path: `/users/${user.id}`,
  }));
};
