import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../base/texts.tsx';
import './side-panel.css';

export type SidePanelProps = {
  title: ReactNode;
  /** Facts below the title. */
  meta?: ReactNode;
  /** Buttons before the close button. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The details of a row, beside its list, which stays usable. It takes the focus when it opens, Escape closes it, and the focus returns to
 * where it came from. `key` shouldn't change with the row: the focus stays in the panel while its content changes.
 */
export function SidePanel({ title, meta, actions, onClose, children }: SidePanelProps) {
  const texts = useTexts();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useFocusWithin(panel);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere(event.target, panel.current))
        return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <section ref={panel} className="ui-side-panel" aria-labelledby={id} tabIndex={-1}>
      <header className="ui-side-panel-head">
        <div>
          <h2 id={id} className="ui-side-panel-title">
            {title}
          </h2>
          {meta && <div className="ui-side-panel-meta">{meta}</div>}
        </div>
        <div className="ui-side-panel-actions">
          {actions}
          <IconButton label={texts.close} icon={<X />} onClick={onClose} />
        </div>
      </header>
      <div className="ui-side-panel-body">{children}</div>
    </section>
  );
}

/** Escape belongs to dialogs and menus above the panel, and to fields outside it. */
const isElsewhere = (target: EventTarget | null, panel: HTMLElement | null): boolean =>
  document.querySelector('[data-modal], [role="menu"]') !== null ||
  (target instanceof Element &&
    panel?.contains(target) === false &&
    target.matches('input, select, textarea, [contenteditable]'));

/** Moves the focus to the panel while it is open, and back if it is still there when it closes. */
function useFocusWithin(panel: { current: HTMLElement | null }) {
  useEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    element?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isLost = !activeElement || activeElement === document.body || element?.contains(activeElement);
      if (isLost && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [panel]);
}
