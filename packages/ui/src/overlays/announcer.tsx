import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';

/** Longer than a screen reader needs to read it; later it would only be in the way of those who browse the page. */
const shownMs = 5000;

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Holds the one polite live region for results that users can see on the page but that don't get the focus. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [announced, setAnnounced] = useState<{ id: number; text: string }>();
  useEffect(() => {
    if (!announced) return;
    const timer = setTimeout(() => setAnnounced(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [announced]);
  const announce = useCallback(
    (text: string) => setAnnounced((previous) => ({ id: (previous?.id ?? 0) + 1, text })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <output aria-live="polite" className="ui-hidden" data-announcer="">
        {/* By its key, so that the same text is read again. */}
        {announced && <span key={announced.id}>{announced.text}</span>}
      </output>
    </AnnounceContext>
  );
}

/** Announces the result of an action to screen readers. */
export const useAnnounce = (): ((text: string) => void) => useContext(AnnounceContext);
