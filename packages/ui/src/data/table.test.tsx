// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { find, render } from '../../test/render.tsx';
import { Pagination } from './pagination.tsx';
import { SearchInput } from './search-input.tsx';
import { Table, type Column } from './table.tsx';

type Row = { id: string; name: string };
const rows: Row[] = ['Amara', 'Benedikt', 'Chen'].map((name) => ({ id: name.toLowerCase(), name }));
const columns: Column<Row>[] = [{ key: 'name', header: 'Name', cell: (row) => row.name }];
const props = {
  id: 'users',
  label: 'Users',
  columns,
  rowKey: (row: Row) => row.id,
  rowHref: (row: Row) => `/users/${row.id}`,
};
const press = (key: string) =>
  act(
    () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
  );
const focused = () => document.activeElement?.textContent;

describe('[OPEN-59 part] a table by keyboard', () => {
  it('is reached from its search by the down arrow, and walked by arrows, Home and End', () => {
    render(
      <>
        <SearchInput value="" onChange={() => undefined} placeholder="Name" controls="users" />
        <Table {...props} rows={rows} />
      </>,
    );
    press('/');
    expect(document.activeElement).toBe(find('input'));
    press('ArrowDown');
    expect(focused()).toBe('Amara');
    press('ArrowDown');
    expect(focused()).toBe('Benedikt');
    press('End');
    expect(focused()).toBe('Chen');
    press('ArrowDown');
    expect(focused()).toBe('Chen');
    press('Home');
    expect(focused()).toBe('Amara');
    expect(document.activeElement?.getAttribute('href')).toBe('/users/amara');
  });
  it('shows what stands for its rows: skeletons while they load, words when there are none', () => {
    const { rerender } = render(<Table {...props} rows={undefined} expectedRows={3} />);
    expect(document.querySelectorAll('tbody tr[aria-hidden="true"]')).toHaveLength(3);
    expect(find('table').getAttribute('aria-busy')).toBe('true');
    rerender(<Table {...props} rows={[]} empty="No users yet" />);
    expect(find('tbody').textContent).toBe('No users yet');
  });
});

const said = () => find('nav p').textContent;
const link = (rel: string) => document.querySelector(`a[rel="${rel}"]`)?.getAttribute('href');
const hrefFor = (page: number) => `?page=${page}`;

describe('pages', () => {
  it('say where one is and lead on', () => {
    render(<Pagination page={2} pageSize={20} total={104_212} hrefFor={hrefFor} />);
    expect(said()).toBe('21–40 of 104,212');
    expect([link('prev'), link('next')]).toEqual(['?page=1', '?page=3']);
  });
  it('end at the last', () => {
    render(<Pagination page={1} pageSize={20} total={3} hrefFor={hrefFor} />);
    expect(said()).toBe('1–3 of 3');
    expect([link('prev'), link('next')]).toEqual([undefined, undefined]);
  });
  it('go on behind a total that was not counted to its end', () => {
    render(<Pagination page={500} pageSize={20} total={10_000} capped hrefFor={hrefFor} />);
    expect(said()).toBe('9,981–10,000 of 10,000+');
    expect(link('next')).toBe('?page=501');
  });
  it('are none of nothing', () => {
    render(<Pagination page={1} pageSize={20} total={0} hrefFor={hrefFor} />);
    expect(said()).toBe('0–0 of 0');
  });
});
