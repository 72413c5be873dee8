import { Field } from '@gatehouse/ui/controls/field';
import { useEffect, useEffectEvent, useState } from 'react';
import { Transfer } from './transfer.tsx';
import type { Option, OptionSource } from './use-options.ts';

/** A field that selects options, such as the permissions of a new role. */
export function OptionsField({
  label,
  source,
  search,
  onChange,
}: {
  label: string;
  source: OptionSource;
  /** Placeholder of the search field. */
  search: string;
  onChange: (ids: string[]) => void;
}) {
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  // Nothing is selected when the field is shown again with other options.
  const reset = useEffectEvent(() => onChange([]));
  useEffect(() => reset(), []);

  function choose(next: readonly Option[]) {
    setChosen(next);
    onChange(next.map(({ id }) => id));
  }
  return (
    <Field label={label} optional group>
      <Transfer source={source} chosen={chosen} onChange={choose} search={search} />
    </Field>
  );
}
