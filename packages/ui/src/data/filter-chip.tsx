import { ChevronDown, X } from 'lucide-react';
import { Menu } from '../overlays/menu.tsx';
import { useTexts } from '../base/texts.tsx';
import './filter-chip.css';

export type FilterChipProps = {
  /** The filter's name: "State". */
  label: string;
  options: readonly { value: string; label: string }[];
  /** Undefined if the filter is off. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** A filter of a list: dashed while it is off; filled, with its value and a clear button, while it is on. */
export function FilterChip({ label, options, value, onChange }: FilterChipProps) {
  const texts = useTexts();
  const chosen = options.find((option) => option.value === value);
  return (
    <span className="ui-chip" data-active={chosen ? '' : undefined}>
      <Menu
        align="start"
        label={label}
        trigger={
          <button type="button" className="ui-chip-button">
            <span>{chosen ? texts.filter(label, chosen.label) : label}</span>
            {!chosen && <ChevronDown />}
          </button>
        }
        items={options.map((option) => ({
          kind: 'choice',
          key: option.value,
          label: option.label,
          chosen: option.value === value,
          onSelect: () => onChange(option.value === value ? undefined : option.value),
        }))}
      />
      {chosen && (
        <button
          type="button"
          className="ui-chip-clear"
          aria-label={texts.clearFilter(label)}
          title={texts.clearFilter(label)}
          onClick={() => onChange(undefined)}
        >
          <X />
        </button>
      )}
    </span>
  );
}
