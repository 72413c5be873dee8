// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../test/render.tsx';
import type { ColumnSort } from './sort-header.tsx';
import { Table } from './table.tsx';

function Sorted() {
  const [direction, setDirection] = useState<ColumnSort['direction']>();
  return (
    <Table
      label="Users"
      rows={[{ id: 'amara' }]}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', header: 'ID', cell: ({ id }) => id },
        {
          key: 'created',
          header: 'Created',
          cell: () => '—',
          sort: {
            direction,
            onSort: () => setDirection(direction === 'descending' ? 'ascending' : 'descending'),
          },
        },
      ]}
    />
  );
}

it('a column that sorts has a button, and says the direction', () => {
  render(<Sorted />);
  const headers = () => [...document.querySelectorAll('th')];
  const sorts = () => headers().map((header) => header.getAttribute('aria-sort'));
  expect(sorts()).toEqual([null, null]);
  expect(headers().map((header) => header.querySelector('button')?.textContent)).toEqual([
    undefined,
    'Created',
  ]);
  const press = () => act(() => headers()[1]?.querySelector('button')?.click());
  press();
  expect(sorts()).toEqual([null, 'descending']);
  press();
  expect(sorts()).toEqual([null, 'ascending']);
});
