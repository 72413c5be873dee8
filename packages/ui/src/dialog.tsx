import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { IconButton } from './icon-button.tsx';
import { useTexts } from './texts.tsx';
import { useBackCloses } from './use-back-closes.tsx';
import { useFocusReturn } from './use-focus-return.tsx';
import './dialog.css';

export type DialogProps = {
  open: boolean;
  /** Asked for by Escape, the cross, a press outside and the browser's back. */
  onClose: () => void;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
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
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'medium',
  backCloses = true,
  role = 'dialog',
  children,
}: DialogProps) {
  const texts = useTexts();
  const focus = useFocusReturn();
  useBackCloses(open && backCloses, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className="ui-dialog-scrim" data-modal="" />
        <Radix.Content
          role={role}
          aria-modal
          data-modal=""
          className={classNames('ui-dialog', `ui-dialog-${size}`)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            focusFirstField(event);
          }}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onInteractOutside={(event) => {
            if (role === 'alertdialog' || isNotification(event.target)) event.preventDefault();
          }}
        >
          <header className="ui-dialog-head">
            <div>
              <Radix.Title className="ui-dialog-title">{title}</Radix.Title>
              {description && (
                <Radix.Description className="ui-dialog-description">{description}</Radix.Description>
              )}
            </div>
            {role === 'dialog' && (
              <Radix.Close asChild>
                <IconButton label={texts.close} icon={<X />} className="ui-dialog-close" />
              </Radix.Close>
            )}
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Pressing a toast away must not close the dialog under it. */
const isNotification = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.ui-toasts') !== null;

/** Who opens a dialog wants to type into it, not to close it again. */
function focusFirstField(event: Event) {
  const dialog = event.target;
  const field =
    dialog instanceof Element &&
    dialog.querySelector<HTMLElement>('form :is(input, select, textarea):enabled');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** What is between title and buttons; scrolls when it is long. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="ui-dialog-body">{children}</div>;
}

/** The buttons: the way out first, the act last. */
export function DialogFooter({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <footer className="ui-dialog-footer">
      {aside && <div className="ui-dialog-aside">{aside}</div>}
      {children}
    </footer>
  );
}
