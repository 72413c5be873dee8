import { useTexts } from '@gatehouse/ui/base/texts';
import { ChevronDown, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import '@gatehouse/ui/data/filter-chip.css';

/** The button of a filter: its name or value. Props open a menu or a dialog. */
export function ChipButton({
  label,
  value,
  ...button
}: { label: string; value: string | undefined } & ComponentPropsWithRef<'button'>) {
  const texts = useTexts();
  return (
    <button type="button" {...button} className="ui-chip-button">
      <span>{value === undefined ? label : texts.filter(label, value)}</span>
      {value === undefined && <ChevronDown />}
    </button>
  );
}

/** A filter with its own dialog or menu, which looks like `FilterChip`. */
export function Chip({
  label,
  isActive,
  onClear,
  children,
}: {
  label: string;
  isActive: boolean;
  onClear: () => void;
  children: ReactElement;
}) {
  const texts = useTexts();
  return (
    <span className="ui-chip" data-active={isActive ? '' : undefined}>
      {children}
      {isActive && (
        <button
          type="button"
          className="ui-chip-clear"
          aria-label={texts.clearFilter(label)}
          title={texts.clearFilter(label)}
          onClick={onClear}
        >
          <X />
        </button>
      )}
    </span>
  );
}
