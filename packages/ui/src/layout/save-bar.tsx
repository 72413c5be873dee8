import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale, useTexts } from '../base/texts.tsx';
import { Button } from '../controls/button.tsx';
import { CopyText } from '../controls/copy-text.tsx';
import './settings-section.css';

/** Why saving failed, where no field is to blame. */
export type SaveFailure = {
  message: string;
  /** Finds it in the server's log. */
  requestId?: string;
};

export type SaveBarProps = {
  /** The labels of what changed, as a person knows them: "redirect URIs". Empty hides the bar. */
  changes: readonly string[];
  onDiscard: () => void;
  /** Asked for by its button, and by Ctrl or ⌘ with S. */
  onSave: () => void;
  saving?: boolean;
  /** How often it was saved: the bar says "Saved" for a moment each time this grows. */
  saves?: number;
  failure?: SaveFailure;
};

const savedMs = 2000;

/**
 * Appears when something changed, and says what; then that it was saved, or why not. The last thing of what it saves, inside its forms or
 * after them.
 */
export function SaveBar({ changes, onDiscard, onSave, saving = false, saves = 0, failure }: SaveBarProps) {
  const texts = useTexts();
  const place = useRef<HTMLOutputElement>(null);
  const save = useEffectEvent(onSave);
  const names = new Intl.ListFormat(useLocale(), { type: 'unit', style: 'short' }).format(changes);
  const changed = changes.length > 0;
  const isSaved = useSaved(saves);
  useFocusKept(place, saves);
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
    <output className="ui-savebar-place" ref={place}>
      {changed && (
        <span className="ui-savebar">
          <span className="ui-savebar-text">
            {failure && !saving ? <Failure {...failure} /> : texts.unsavedChanges(changes.length, names)}
          </span>
          <Button variant="ghost" onClick={onDiscard} disabled={saving}>
            {texts.discard}
          </Button>
          <Button variant="primary" onClick={onSave} loading={saving}>
            {failure && !saving ? texts.retry : texts.saveChanges}
          </Button>
        </span>
      )}
      {!changed && isSaved && (
        <span className="ui-savebar ui-savebar-saved">
          <Check />
          {texts.saved}
        </span>
      )}
    </output>
  );
}

function Failure({ message, requestId }: SaveFailure) {
  const texts = useTexts();
  return (
    <span className="ui-savebar-failure">
      <CircleAlert />
      <span>
        {message}
        {requestId && (
          <span className="ui-savebar-request">
            {texts.requestId} <CopyText value={requestId} label={texts.requestId} />
          </span>
        )}
      </span>
    </span>
  );
}

/** True for a moment after each save. */
function useSaved(saves: number): boolean {
  const [over, setOver] = useState(saves);
  useEffect(() => {
    if (saves === over) return;
    const timer = setTimeout(() => setOver(saves), savedMs);
    return () => clearTimeout(timer);
  }, [saves, over]);
  return saves !== over;
}

/** The button that was pressed goes with the bar: the focus returns to the field left, else to the title of the first section. */
function useFocusKept(place: { current: HTMLElement | null }, saves: number) {
  const left = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const form = place.current?.parentElement;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !place.current?.contains(target)) left.current = target;
    };
    form?.addEventListener('focusin', remember);
    return () => form?.removeEventListener('focusin', remember);
  }, [place]);
  useEffect(() => {
    const focused = document.activeElement;
    if (saves === 0 || (focused !== document.body && !place.current?.contains(focused))) return;
    const title = place.current?.parentElement?.querySelector<HTMLElement>('h2');
    const target = left.current?.isConnected && !left.current.matches(':disabled') ? left.current : title;
    if (target === title) title?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [place, saves]);
}
