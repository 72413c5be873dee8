import { ChevronDown, X } from 'lucide-react';
import { Menu } from '../overlays/menu.tsx';
import { useTexts } from '../base/texts.tsx';
import './filter-chip.css';

export type FilterChipProps = {
  /** What is filtered by: "State". */
  label: string;
  options: readonly { value: string; label: string }[];
  /** Undefined when it filters nothing. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** One filter of a list. Dashed while it does nothing; filled, named and clearable when it does. */
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
