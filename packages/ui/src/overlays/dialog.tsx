import type { ReactNode } from 'react';
import { useDialogBusy } from './dialog-busy.tsx';
import { onDemand } from '../base/on-demand.tsx';
import { useBackCloses } from '../base/back-closes.tsx';
import './dialog.css';

// Loaded when the first dialog opens, because pages render without its focus trap.
const [DialogFrame] = onDemand<DialogProps>(async () => (await import('./dialog-frame.tsx')).DialogFrame);

export type DialogProps = {
  open: boolean;
  /** Called by Escape, the close button, clicks outside and the browser's Back button. */
  onClose: () => void;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** `full` is as high as the window, for content to look at. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** False for a dialog with its own URL, which Back closes already. */
  backCloses?: boolean;
  /** `alertdialog` is assertive and isn't closed by clicks outside. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};

/**
 * A modal dialog. It traps the focus, returns it afterwards, and is closed by Escape and the browser's Back button (UI-01). Put
 * `DialogBody` and `DialogFooter` into it, or a form with both.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, backCloses = true } = props;
  useBackCloses(open && backCloses, onClose);
  return open && <DialogFrame {...props} />;
}

/** The content between title and buttons, which scrolls if it is long. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="ui-dialog-body">{children}</div>;
}

/** The buttons: cancel first, the action last. While `busy`, only the browser's Back button closes the dialog. */
export function DialogFooter(props: { children: ReactNode; aside?: ReactNode; busy?: boolean }) {
  const { children, aside, busy = false } = props;
  useDialogBusy(busy);
  return (
    <footer className="ui-dialog-footer">
      {aside && <div className="ui-dialog-aside">{aside}</div>}
      {children}
    </footer>
  );
}
