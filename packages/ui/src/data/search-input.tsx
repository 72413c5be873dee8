import { Search, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Input } from '../controls/input.tsx';
import { Kbd } from '../controls/kbd.tsx';
import { rowLinks } from './row-links.tsx';
import { useTexts } from '../base/texts.tsx';
import { usePlainKeys } from '../base/use-plain-keys.tsx';

export type SearchInputProps = {
  value: string;
  onChange: (value: string) => void;
  /** The searched fields: "Name, email, phone, username or ID". Also the accessible name. */
  placeholder: string;
  /** The ID of the searched Table, which the down arrow key moves to. */
  controls?: string;
};

/** The search field of a list. `/` focuses it, Escape clears it, the down arrow key moves to the list. */
export function SearchInput({ value, onChange, placeholder, controls }: SearchInputProps) {
  const texts = useTexts();
  const input = useRef<HTMLInputElement>(null);
  usePlainKeys((key) => {
    if (key !== '/') return false;
    input.current?.focus();
    input.current?.select();
    return true;
  });

  function act(event: KeyboardEvent) {
    if (event.key === 'Escape' && value) {
      event.preventDefault();
      onChange('');
    }
    if (event.key === 'ArrowDown' && controls) {
      const list = document.getElementById(controls);
      const first = list ? rowLinks(list)[0] : undefined;
      if (!first) return;
      event.preventDefault();
      first.focus();
    }
  }
  return (
    <Input
      ref={input}
      type="search"
      className="ui-search"
      value={value}
      placeholder={placeholder}
      aria-label={placeholder}
      aria-controls={controls}
      autoComplete="off"
      spellCheck={false}
      start={<Search />}
      end={
        value ? (
          <IconButton label={texts.clearSearch} icon={<X />} onClick={() => onChange('')} />
        ) : (
          <Kbd>/</Kbd>
        )
      }
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={act}
    />
  );
}
