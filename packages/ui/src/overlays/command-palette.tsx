import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Spinner } from '../controls/spinner.tsx';
import { useTexts } from '../base/texts.tsx';
import { useBackCloses } from '../base/back-closes.tsx';
import { useFocusReturn } from '../base/use-focus-return.tsx';
import './command-palette.css';
import './dialog.css';

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

/** Every typed word is somewhere in what an item is called; letters picked from anywhere would offer what nobody meant. */
function matches(_value: string, typed: string, names: string[] = []): number {
  const name = names.join(' ').toLowerCase();
  const words = typed.toLowerCase().split(/\s+/);
  return words.every((word) => name.includes(word)) ? 1 : 0;
}

const valueOf = (group: CommandGroup, item: CommandItem): string => `${group.key} ${item.key}`;

/** Goes anywhere and does anything by typing a few letters. Arrows choose, Enter acts, Escape and the browser's back close. */
export function CommandPalette({ open, onClose, groups, onSearch, loading }: CommandPaletteProps) {
  const texts = useTexts();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const hasMoved = useRef(false);
  const focus = useFocusReturn();
  useBackCloses(open, onClose);
  const [best] = groups.flatMap((group) =>
    group.searched ? group.items.map((item) => valueOf(group, item)) : [],
  );
  // What the server finds comes late and stands first: Enter takes it, unless the person has chosen something meanwhile.
  useEffect(() => {
    if (best && !hasMoved.current) setChosen(best);
  }, [best]);
  function search(next: string) {
    hasMoved.current = false;
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
          <Command
            label={texts.commands}
            loop
            // A pointer at rest, under which the list changes, must not choose what Enter then does.
            disablePointerSelection
            filter={matches}
            value={chosen}
            onValueChange={setChosen}
            onKeyDown={({ key }) => {
              if (key.startsWith('Arrow')) hasMoved.current = true;
            }}
          >
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
                      value={valueOf(group, item)}
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
