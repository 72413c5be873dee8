import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useState, type ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { useTexts } from './texts.tsx';
import { useBackCloses } from './use-back-closes.tsx';
import { useFocusReturn } from './use-focus-return.tsx';
import './command-palette.css';

export type CommandItem = {
  key: string;
  label: string;
  /** Said behind the label, muted: an e-mail, an id. */
  detail?: string;
  icon?: ReactNode;
  /** Other words it is found by. */
  keywords?: string[];
  shortcut?: string;
  onSelect: () => void;
};
export type CommandGroup = {
  key: string;
  heading: string;
  items: readonly CommandItem[];
  /** The server has searched already: every item is shown as it came. */
  searched?: boolean;
};

export type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  groups: readonly CommandGroup[];
  /** Told what is typed, to fetch items for it. */
  onSearch?: (text: string) => void;
  loading?: boolean;
};

/** Goes anywhere and does anything by typing a few letters. Arrows choose, Enter acts, Escape and the browser's back close. */
export function CommandPalette({ open, onClose, groups, onSearch, loading }: CommandPaletteProps) {
  const texts = useTexts();
  const [text, setText] = useState('');
  const focus = useFocusReturn();
  useBackCloses(open, onClose);
  function search(next: string) {
    setText(next);
    onSearch?.(next);
  }
  function choose(item: CommandItem) {
    search('');
    onClose();
    item.onSelect();
  }
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className="ui-dialog-scrim" data-modal="" />
        <Radix.Content
          className="ui-palette"
          data-modal=""
          aria-modal
          aria-describedby={undefined}
          {...focus}
        >
          <Radix.Title className="ui-hidden">{texts.commands}</Radix.Title>
          <Command label={texts.commands} loop>
            <div className="ui-palette-search">
              {loading ? <Spinner /> : <Search />}
              <Command.Input value={text} onValueChange={search} placeholder={texts.commandsPlaceholder} />
            </div>
            <Command.List className="ui-palette-list" label={texts.commands}>
              {!loading && <Command.Empty className="ui-palette-empty">{texts.commandsEmpty}</Command.Empty>}
              {groups.map((group) => (
                <Command.Group
                  key={group.key}
                  heading={group.heading}
                  forceMount={group.searched}
                  className="ui-palette-group"
                >
                  {group.items.map((item) => (
                    <Command.Item
                      key={item.key}
                      value={`${group.key} ${item.key}`}
                      keywords={[item.label, ...(item.keywords ?? [])]}
                      forceMount={group.searched}
                      className="ui-palette-item"
                      onSelect={() => choose(item)}
                    >
                      {item.icon}
                      <span className="ui-palette-label">{item.label}</span>
                      {item.detail && <span className="ui-palette-detail">{item.detail}</span>}
                      {item.shortcut && <kbd className="ui-kbd">{item.shortcut}</kbd>}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
