import { Search } from 'lucide-react';
import { Kbd } from './kbd.tsx';
import { useTexts } from '../base/texts.tsx';
import { useShortcut, writeShortcut } from '../base/use-shortcut.tsx';
import './command-button.css';

/** Opens the command palette from the top bar or with ⌘K. The palette itself can be loaded when it is first opened. */
export function CommandButton({ onOpen }: { onOpen: () => void }) {
  const texts = useTexts();
  useShortcut('k', onOpen);
  return (
    <button
      type="button"
      className="ui-command-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={onOpen}
    >
      <Search />
      <span>{texts.commandsPlaceholder}</span>
      <Kbd>{writeShortcut('k')}</Kbd>
    </button>
  );
}
