import type { ReactNode } from 'react';
import { useDialogBusy } from './dialog-busy.tsx';
import { onDemand } from '../base/on-demand.tsx';
import { useBackCloses } from '../base/back-closes.tsx';
import './dialog.css';

// Fetched when the first dialog opens: the focus trap and what comes with it are not needed to draw a page.
const [DialogFrame] = onDemand<DialogProps>(async () => (await import('./dialog-frame.tsx')).DialogFrame);

export type DialogProps = {
  open: boolean;
  /** Asked for by Escape, the cross, a press outside and the browser's back. */
  onClose: () => void;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** `full` is as high as the window: for what is looked at. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** False for a dialog with an address of its own: there the router's back closes it already. */
  backCloses?: boolean;
  /** `alertdialog` interrupts, and is not closed by a press outside. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};

/**
 * Something that must be dealt with before the page goes on. Keeps the focus inside, returns it where it came from, and is
 * closed by Escape and by the browser's back (UI-01). Put `DialogBody` and `DialogFooter` into it, or a form with both.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, backCloses = true } = props;
  useBackCloses(open && backCloses, onClose);
  return open && <DialogFrame {...props} />;
}

/** What is between title and buttons; scrolls when it is long. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="ui-dialog-body">{children}</div>;
}

/** The buttons: the way out first, the act last. While the act is `busy`, only the browser's back still closes. */
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
