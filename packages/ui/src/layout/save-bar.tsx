import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale, useTexts } from '../base/texts.tsx';
import { Button } from '../controls/button.tsx';
import { RequestId } from '../controls/request-id.tsx';
import './settings-section.css';

/** Why saving failed, if the error belongs to no field. */
export type SaveFailure = {
  message: string;
  /** The request ID in the server's log. */
  requestId?: string;
};

export type SaveBarProps = {
  /** The labels of the changed fields: "redirect URIs". The bar is hidden if there are none. */
  changes: readonly string[];
  onDiscard: () => void;
  /** Called by the button and by Ctrl+S or ⌘S. */
  onSave: () => void;
  saving?: boolean;
  /** The number of saves: each time it grows, the bar shows "Saved" for a moment. */
  saves?: number;
  failure?: SaveFailure;
};

const savedMs = 2000;
/** The number of changed fields that are named; more would cover the fields. */
const mostNamed = 4;

/**
 * Appears when fields have changed and names them, then shows that they were saved or why not. Put it last in the form, or after several
 * forms.
 */
export function SaveBar({ changes, onDiscard, onSave, saving = false, saves = 0, failure }: SaveBarProps) {
  const texts = useTexts();
  const place = useRef<HTMLOutputElement>(null);
  const save = useEffectEvent(onSave);
  const named =
    changes.length > mostNamed ? [...changes.slice(0, mostNamed), `+${changes.length - mostNamed}`] : changes;
  const names = new Intl.ListFormat(useLocale(), { type: 'unit', style: 'short' }).format(named);
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
  return (
    <span className="ui-savebar-failure">
      <CircleAlert />
      <span>
        {message}
        {requestId && <RequestId id={requestId} />}
      </span>
    </span>
  );
}

/** Whether something was saved a moment ago. */
function useSaved(saves: number): boolean {
  const [over, setOver] = useState(saves);
  useEffect(() => {
    if (saves === over) return;
    const timer = setTimeout(() => setOver(saves), savedMs);
    return () => clearTimeout(timer);
  }, [saves, over]);
  return saves !== over;
}

/** Moves the focus when the bar disappears with its button: to the last field or the title of the first section. */
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
