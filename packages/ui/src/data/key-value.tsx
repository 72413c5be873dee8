import type { ReactNode } from 'react';
import './key-value.css';

/** A list of names and values. */
export function KeyValue({
  items,
}: {
  items: readonly { key: string; label: ReactNode; value: ReactNode }[];
}) {
  return (
    <dl className="ui-facts">
      {items.map((item) => (
        <div key={item.key} className="ui-fact">
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
