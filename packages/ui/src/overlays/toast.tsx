import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { RequestId } from '../controls/request-id.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../base/texts.tsx';
import './toast.css';

type Kind = 'success' | 'error';
type Toast = { id: number; kind: Kind; text: string; requestId?: string };
export type ToastApi = {
  /** For a success that isn't visible on the page. */
  success: (text: string) => void;
  /** Keeps line breaks: message and details are joined by a newline (ERR-04). The request ID is that of the server's log. */
  error: (text: string, requestId?: string) => void;
};

const ToastContext = createContext<ToastApi | undefined>(undefined);
const atMost = 3;
/** The time to read the text slowly, at least five seconds. */
const timeToRead = ({ kind, text }: Toast) => (kind === 'error' ? 10_000 : 5000) + text.length * 40;
let nextId = 1;

/** Shows toasts at the end of the window: successes as polite, errors as assertive live regions (UI-09). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const api = useMemo<ToastApi>(() => {
    const show = (kind: Kind, text: string, requestId?: string) =>
      setToasts((shown) => {
        const others = shown.filter((toast) => toast.kind !== kind || toast.text !== text);
        return [...others, { id: nextId++, kind, text, requestId }].slice(-atMost);
      });
    return {
      success: (text) => show('success', text),
      error: (text, requestId) => show('error', text, requestId),
    };
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

/** Shows toasts, for results that aren't visible where the user is looking. */
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
  // Both live regions exist before they have content; screen readers ignore regions that are added with their text.
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
      <div className="ui-toast-text">
        <p>{toast.text}</p>
        {toast.requestId && <RequestId id={toast.requestId} />}
      </div>
      <IconButton size="small" label={texts.dismiss} icon={<X />} onClick={() => onClose(toast.id)} />
    </div>
  );
}
