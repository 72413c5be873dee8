import { expect, it } from 'vitest';
import { listRecent, noteRecent } from './recent.ts';

const note = (...paths: string[]) => {
  for (const path of paths) noteRecent({ path, label: path, list: 'Roles' });
};
const paths = (within: string, pathname = '/') => listRecent(within, pathname).map(({ path }) => path);

it('lists the last five records of a tenant, each once, without the open one', () => {
  note('/a/roles/1', '/a/roles/2', '/b/roles/9', '/a/roles/1');
  expect(paths('/a/')).toEqual(['/a/roles/1', '/a/roles/2']);
  expect(paths('/a/', '/a/roles/1/users')).toEqual(['/a/roles/2']);
  expect(paths('/a/', '/a/roles/12')).toHaveLength(2);
  note('/a/roles/3', '/a/roles/4', '/a/roles/5', '/a/roles/6');
  expect(paths('/a/')).toEqual(['/a/roles/6', '/a/roles/5', '/a/roles/4', '/a/roles/3', '/a/roles/1']);
});
