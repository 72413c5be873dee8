import { Search } from 'lucide-react';
import { Kbd } from './kbd.tsx';
import { useTexts } from '../base/texts.tsx';
import { useShortcut, writeShortcut } from '../base/use-shortcut.tsx';
import './command-button.css';

/** Opens the command palette from the top bar or with ⌘K. Its code can be loaded with `onApproach`, before it is opened. */
export function CommandButton({ onOpen, onApproach }: { onOpen: () => void; onApproach?: () => void }) {
  const texts = useTexts();
  useShortcut('k', onOpen);
  return (
    <button
      type="button"
      className="ui-command-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={onOpen}
      onFocus={onApproach}
      onPointerEnter={onApproach}
    >
      <Search />
      <span>{texts.commandsPlaceholder}</span>
      <Kbd>{writeShortcut('k')}</Kbd>
    </button>
  );
}
