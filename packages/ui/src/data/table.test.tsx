// @vitest-environment happy-dom
import { act, useState } from 'react';
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

describe('a table with a selection', () => {
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const press = (at: number) => act(() => boxes()[at]?.click());
  const Selectable = ({ keys: first = [] }: { keys?: string[] }) => {
    const [keys, onChange] = useState<ReadonlySet<string>>(new Set(first));
    return (
      <>
        <Table {...props} rows={rows} rowLabel={({ name }) => name} selection={{ keys, onChange }} />
        <output>{[...keys].join()}</output>
      </>
    );
  };

  it('selects one row, all rows of the page and none', () => {
    render(<Selectable keys={['on another page']} />);
    expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual([
      'Select all on this page',
      'Select Amara',
      'Select Benedikt',
      'Select Chen',
    ]);
    expect([boxes()[0]?.checked, boxes()[0]?.indeterminate]).toEqual([false, false]);
    press(2);
    expect(find('output').textContent).toBe('on another page,benedikt');
    expect([boxes()[0]?.checked, boxes()[0]?.indeterminate]).toEqual([false, true]);
    press(0);
    expect(find('output').textContent).toBe('amara,benedikt,chen');
    expect([boxes()[0]?.checked, boxes()[0]?.indeterminate]).toEqual([true, false]);
    press(1);
    expect(find('output').textContent).toBe('benedikt,chen');
    press(0);
    press(0);
    expect(find('output').textContent).toBe('');
  });

  it('does not open a row when its checkbox, or the cell around it, is clicked', () => {
    let opened = 0;
    render(<Selectable />);
    find('a[href="/users/amara"]').addEventListener('click', (event) => {
      event.preventDefault();
      opened += 1;
    });
    act(() => find('tbody tr:first-child label').click());
    expect([opened, find('output').textContent]).toEqual([0, 'amara']);
    act(() => find('tbody tr:first-child td:last-child').click());
    expect(opened).toBe(1);
  });
});

describe('[OPEN-59 part] a table by keyboard', () => {
  it('is reached from its search with the down arrow key, and navigated with arrow keys, Home and End', () => {
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
  it('shows skeletons while rows load, and a text if there are none', () => {
    const { rerender } = render(<Table {...props} rows={undefined} expectedRows={3} />);
    expect(document.querySelectorAll('tbody tr[aria-hidden="true"]')).toHaveLength(3);
    expect(find('table').getAttribute('aria-busy')).toBe('true');
    rerender(<Table {...props} rows={[]} empty="No users yet" />);
    expect(find('tbody').textContent).toBe('No users yet');
  });
});

const said = () => find('nav > p:first-child').textContent;
const link = (rel: string) => document.querySelector(`a[rel="${rel}"]`)?.getAttribute('href');
const named = (name: string) =>
  document.querySelector(`a[aria-label="${name}"]`)?.getAttribute('href') ?? undefined;
const hrefFor = (page: number) => `?page=${page}`;

const hrefForSize = (size: number) => `?page_size=${size}`;

describe('pagination', () => {
  it('shows the current page and links to the next', () => {
    render(<Pagination page={2} pageSize={20} total={104_212} hrefFor={hrefFor} />);
    expect(said()).toBe('21–40 of 104,212');
    expect([link('prev'), link('next')]).toEqual(['?page=1', '?page=3']);
    expect(named('First page')).toBe('?page=1');
    expect(named('Last page')).toBe('?page=5211');
  });
  it('has no next page after the last', () => {
    render(<Pagination page={2} pageSize={20} total={23} hrefFor={hrefFor} />);
    expect(said()).toBe('21–23 of 23');
    expect([link('prev'), link('next')]).toEqual(['?page=1', undefined]);
  });
  it('continues after a capped total', () => {
    render(<Pagination page={500} pageSize={20} total={10_000} capped hrefFor={hrefFor} />);
    expect(said()).toBe('9,981–10,000 of 10,000+');
    expect(link('next')).toBe('?page=501');
    expect(named('Last page')).toBeUndefined();
  });
  it('is hidden if there is only one page', () => {
    const { rerender } = render(<Pagination page={1} pageSize={20} total={20} hrefFor={hrefFor} />);
    expect(document.querySelector('nav')).toBeNull();
    rerender(<Pagination page={1} pageSize={50} total={21} hrefFor={hrefFor} hrefForSize={hrefForSize} />);
    expect(said()).toBe('1–21 of 21');
  });
  it('has a choice of page sizes', () => {
    render(<Pagination page={1} pageSize={50} total={300} hrefFor={hrefFor} hrefForSize={hrefForSize} />);
    const sizes = [...document.querySelectorAll('.ui-pagination-sizes a')];
    expect(sizes.map((one) => one.getAttribute('href'))).toEqual([20, 50, 100].map(hrefForSize));
    expect(sizes.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });
});

describe('a row', () => {
  const opened: string[] = [];
  const show = () => {
    opened.length = 0;
    render(
      <Table
        {...props}
        rows={rows}
        columns={[
          ...columns,
          { key: 'id', header: 'ID', title: () => 'the whole of it', cell: ({ id }) => <b>{id}</b> },
        ]}
      />,
    );
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element && event.target.closest('a');
      if (!anchor) return;
      event.preventDefault();
      opened.push(`${anchor.getAttribute('href')}${event.ctrlKey ? ' in a new tab' : ''}`);
    };
    const page = find('table').parentElement;
    page?.addEventListener('click', follow);
  };
  const click = (element: Element, init: MouseEventInit = {}) =>
    act(
      () => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
    );
  const cell = () => document.querySelectorAll('tbody b')[1] as Element;

  it('has one link, and its cells have their full texts as titles', () => {
    show();
    expect(document.querySelectorAll('tbody tr:first-child a')).toHaveLength(1);
    expect(
      [...document.querySelectorAll('tbody tr:first-child td')].map((one) => one.getAttribute('title')),
    ).toEqual(['Amara', 'the whole of it']);
  });
  it('opens with a click on any cell, with Ctrl in a new tab', () => {
    show();
    click(cell());
    click(cell(), { ctrlKey: true });
    expect(opened).toEqual(['/users/benedikt', '/users/benedikt in a new tab']);
  });
  it('doesn’t open while its text is selected', () => {
    show();
    getSelection()?.selectAllChildren(cell());
    click(cell());
    expect(opened).toEqual([]);
    getSelection()?.removeAllRanges();
  });
});
