import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../base/texts.tsx';
import './toast.css';

type Kind = 'success' | 'error';
type Toast = { id: number; kind: Kind; text: string };
export type ToastApi = {
  /** What succeeded elsewhere than where the person looks. */
  success: (text: string) => void;
  /** Lines are kept: message and details joined by a newline (ERR-04). */
  error: (text: string) => void;
};

const ToastContext = createContext<ToastApi | undefined>(undefined);
const atMost = 3;
/** Reading speed of a slow reader, and never less than five seconds. */
const timeToRead = ({ kind, text }: Toast) => (kind === 'error' ? 10_000 : 5000) + text.length * 40;
let nextId = 1;

/** Shows notes at the window's lower end: successes politely, errors at once (UI-09). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const api = useMemo<ToastApi>(() => {
    const show = (kind: Kind, text: string) =>
      setToasts((shown) => {
        const others = shown.filter((toast) => toast.kind !== kind || toast.text !== text);
        return [...others, { id: nextId++, kind, text }].slice(-atMost);
      });
    return { success: (text) => show('success', text), error: (text) => show('error', text) };
  }, []);
  const close = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  return (
    <ToastContext value={api}>
      {children}
      <Toasts toasts={toasts} onClose={close} />
    </ToastContext>
  );
}

/** Says something about what happened elsewhere. What happened here is said here. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}

function Toasts({ toasts, onClose }: { toasts: Toast[]; onClose: (id: number) => void }) {
  const texts = useTexts();
  const of = (kind: Kind) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onClose={onClose} />);
  // Both live regions stand before anything is in them; added together with their text they would stay silent.
  return createPortal(
    <section className="ui-toasts" aria-label={texts.toasts}>
      <div role="alert" aria-live="assertive" className="ui-toasts-list">
        {of('error')}
      </div>
      <output aria-live="polite" className="ui-toasts-list">
        {of('success')}
      </output>
    </section>,
    document.body,
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const texts = useTexts();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onClose(toast.id), timeToRead(toast));
    return () => clearTimeout(timer);
  }, [held, toast, onClose]);
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className={`ui-toast ui-toast-${toast.kind}`} data-toast={toast.kind} {...hold}>
      {toast.kind === 'success' ? (
        <CircleCheck aria-label={texts.success} />
      ) : (
        <CircleAlert aria-label={texts.error} />
      )}
      <p className="ui-toast-text">{toast.text}</p>
      <IconButton size="small" label={texts.dismiss} icon={<X />} onClick={() => onClose(toast.id)} />
    </div>
  );
}
