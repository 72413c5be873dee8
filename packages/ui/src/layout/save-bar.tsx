import { useEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useLocale, useTexts } from '../base/texts.tsx';
import './settings-section.css';

export type SaveBarProps = {
  /** The labels of what changed, as a person knows them: "redirect URIs". Empty hides the bar. */
  changes: readonly string[];
  onDiscard: () => void;
  saving?: boolean;
};

/**
 * Appears when something changed, and says what. The last thing inside its `<form>`, which it submits; so does Ctrl or ⌘ with S.
 */
export function SaveBar({ changes, onDiscard, saving = false }: SaveBarProps) {
  const texts = useTexts();
  const place = useRef<HTMLOutputElement>(null);
  const names = new Intl.ListFormat(useLocale(), { type: 'unit', style: 'short' }).format(changes);
  const changed = changes.length > 0;
  useEffect(() => {
    if (!changed || saving) return;
    const save = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      place.current?.closest('form')?.requestSubmit();
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [changed, saving]);
  return (
    <output className="ui-savebar-place" ref={place}>
      {changed && (
        <span className="ui-savebar">
          <span className="ui-savebar-text">{texts.unsavedChanges(changes.length, names)}</span>
          <Button variant="ghost" onClick={onDiscard} disabled={saving}>
            {texts.discard}
          </Button>
          <Button variant="primary" type="submit" loading={saving}>
            {texts.saveChanges}
          </Button>
        </span>
      )}
    </output>
  );
}
