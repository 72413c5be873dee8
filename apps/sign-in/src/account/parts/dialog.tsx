import { type ReactNode, useEffect, useId, useRef } from 'react';
import { OneAtATimeProvider } from '../../flow/one-at-a-time.tsx';
import { useTexts } from '../../texts.tsx';

/** A modal dialog with its own tasks: Escape closes it, and the focus returns to what opened it. */
export function Dialog(props: { title: string; text?: ReactNode; onClose: () => void; children: ReactNode }) {
  const { title, text, onClose, children } = props;
  const { t } = useTexts();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    // The browser would choose the field that tells password managers the username.
    dialog?.querySelector<HTMLElement>('input:not([tabindex], [type=hidden])')?.focus();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <OneAtATimeProvider>
        <div className="heading">
          <h2 id={id}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {children}
        <button type="button" className="button cancel" onClick={onClose}>
          {t('account.cancel')}
        </button>
      </OneAtATimeProvider>
    </dialog>
  );
}
