import { useEffect, useEffectEvent } from 'react';
import { Button } from '../controls/button.tsx';
import { useLocale, useTexts } from '../base/texts.tsx';
import './settings-section.css';

export type SaveBarProps = {
  /** The labels of what changed, as a person knows them: "redirect URIs". Empty hides the bar. */
  changes: readonly string[];
  onDiscard: () => void;
  /** Asked for by its button, and by Ctrl or ⌘ with S. */
  onSave: () => void;
  saving?: boolean;
};

/** Appears when something changed, and says what. The last thing of what it saves, inside its forms or after them. */
export function SaveBar({ changes, onDiscard, onSave, saving = false }: SaveBarProps) {
  const texts = useTexts();
  const save = useEffectEvent(onSave);
  const names = new Intl.ListFormat(useLocale(), { type: 'unit', style: 'short' }).format(changes);
  const changed = changes.length > 0;
  useEffect(() => {
    if (!changed || saving) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [changed, saving]);
  return (
    <output className="ui-savebar-place">
      {changed && (
        <span className="ui-savebar">
          <span className="ui-savebar-text">{texts.unsavedChanges(changes.length, names)}</span>
          <Button variant="ghost" onClick={onDiscard} disabled={saving}>
            {texts.discard}
          </Button>
          <Button variant="primary" onClick={onSave} loading={saving}>
            {texts.saveChanges}
          </Button>
        </span>
      )}
    </output>
  );
}
