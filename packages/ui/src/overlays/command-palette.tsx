import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { rankAll } from '../base/rank.tsx';
import { Spinner } from '../controls/spinner.tsx';
import { useTexts } from '../base/texts.tsx';
import { useBackCloses } from '../base/back-closes.tsx';
import { useFocusReturn } from '../base/use-focus-return.tsx';
import type { TakeTyped } from '../base/use-typed-ahead.tsx';
import './command-palette.css';
import './dialog.css';

export type CommandItem = {
  key: string;
  label: string;
  /** Muted text after the label, such as an email address or ID. */
  detail?: string;
  icon?: ReactNode;
  /** Other searchable texts, the most important first: an email address, synonyms. */
  keywords?: readonly string[];
  shortcut?: string;
  onSelect: () => void;
};
export type CommandGroup = {
  key: string;
  heading: string;
  items: readonly CommandItem[];
  /** Found by the server: items that don't match by themselves are shown after the others. */
  searched?: boolean;
  /** Shown only while searching. */
  typedOnly?: boolean;
  /** The maximum number of items shown while searching. */
  atMost?: number;
};

export type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  groups: readonly CommandGroup[];
  /** Called with the search text, to load items for it. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  /** The text typed before the palette was loaded. */
  takeTyped?: TakeTyped;
};

const namesOf = ({ label, keywords = [] }: CommandItem): string[] => [label, ...keywords];

/** The groups with the items that match the text, best group and item first. */
export function arrange(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const isTyped = text.trim() !== '';
  if (!isTyped) return groups.filter(({ typedOnly, items }) => !typedOnly && items.length > 0);
  return groups
    .map((group) => {
      const ranked = rankAll(group.items, text, namesOf);
      const others = group.searched
        ? group.items.filter((item) => !ranked.some((one) => one.item === item))
        : [];
      const items = [...ranked.map(({ item }) => item), ...others].slice(0, group.atMost);
      return { group: { ...group, items }, score: ranked[0]?.score ?? Number.POSITIVE_INFINITY };
    })
    .filter(({ group }) => group.items.length > 0)
    .toSorted((one, other) => (one.score === other.score ? 0 : one.score - other.score))
    .map(({ group }) => group);
}

const valueOf = (group: CommandGroup, item: CommandItem): string => `${group.key} ${item.key}`;

/** The command palette. Arrow keys select, Enter runs, Escape and the browser's Back button close it. */
export function CommandPalette({ open, onClose, groups, onSearch, loading, takeTyped }: CommandPaletteProps) {
  const texts = useTexts();
  const [text, setText] = useState('');
  /** Selected with an arrow key; until then the first item, even if more load. */
  const [moved, setMoved] = useState<string>();
  const isMoving = useRef(false);
  const focus = useFocusReturn();
  useBackCloses(open, onClose);
  const drawn = arrange(groups, text);
  const values = drawn.flatMap((group) => group.items.map((item) => valueOf(group, item)));
  const chosen = moved !== undefined && values.includes(moved) ? moved : values[0];
  function search(next: string) {
    isMoving.current = false;
    setMoved(undefined);
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
          onOpenAutoFocus={() => {
            focus.onOpenAutoFocus();
            const typed = takeTyped?.();
            // Before the next key, which the focused input receives, but React can't render while it runs effects.
            if (typed) queueMicrotask(() => flushSync(() => search(typed)));
          }}
          onCloseAutoFocus={focus.onCloseAutoFocus}
        >
          <Radix.Title className="ui-hidden">{texts.commands}</Radix.Title>
          <Command
            label={texts.commands}
            loop
            // A resting pointer must not change the selection when the list moves below it.
            disablePointerSelection
            shouldFilter={false}
            value={chosen ?? ''}
            onValueChange={(value) => isMoving.current && setMoved(value)}
            onKeyDown={({ key }) => {
              if (/^(Arrow|Home|End)/.test(key)) isMoving.current = true;
            }}
          >
            <div className="ui-palette-search">
              {loading ? <Spinner /> : <Search />}
              <Command.Input value={text} onValueChange={search} placeholder={texts.commandsPlaceholder} />
            </div>
            <Command.List className="ui-palette-list" label={texts.commands}>
              {!loading && drawn.length === 0 && <p className="ui-palette-empty">{texts.commandsEmpty}</p>}
              {drawn.map((group) => (
                <Command.Group key={group.key} heading={group.heading} className="ui-palette-group">
                  {group.items.map((item) => (
                    <Command.Item
                      key={item.key}
                      value={valueOf(group, item)}
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
