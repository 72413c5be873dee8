import { useId } from 'react';
import { Checkbox } from '../controls/checkbox.tsx';
import { useTexts } from '../base/texts.tsx';
import type { Selection } from './table.tsx';
import './table.css';

/** The checkbox of a row. Its label fills the cell, so that a click beside the box doesn't open the row. */
export function SelectRow({
  rowKey,
  label,
  selection: { keys, onChange },
}: {
  rowKey: string;
  label: string | undefined;
  selection: Selection;
}) {
  const texts = useTexts();
  const id = useId();
  return (
    <label className="ui-table-check" htmlFor={id}>
      <Checkbox
        id={id}
        aria-label={label === undefined ? texts.select : texts.selectOf(label)}
        checked={keys.has(rowKey)}
        onChange={({ target }) => {
          const next = new Set(keys);
          if (target.checked) next.add(rowKey);
          else next.delete(rowKey);
          onChange(next);
        }}
      />
    </label>
  );
}

/** The checkbox of all rows of the page. */
export function SelectAll({
  keys,
  selection,
}: {
  /** Of all rows. */
  keys: readonly string[];
  selection: Selection;
}) {
  const texts = useTexts();
  const id = useId();
  const count = keys.filter((key) => selection.keys.has(key)).length;
  const isAll = count > 0 && count === keys.length;
  return (
    <label className="ui-table-check" htmlFor={id}>
      <Checkbox
        id={id}
        aria-label={texts.selectAll}
        disabled={keys.length === 0}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() => selection.onChange(new Set(isAll ? [] : keys))}
      />
    </label>
  );
}
