import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useState } from 'react';
import { classNames } from '../base/class-names.tsx';
import { DialogBusy } from './dialog-busy.tsx';
import type { DialogProps } from './dialog.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../base/texts.tsx';
import { useFocusReturn } from '../base/use-focus-return.tsx';
import './dialog.css';

/** The content of an open `Dialog`. Use that instead. */
export function DialogFrame({
  onClose,
  title,
  description,
  size = 'medium',
  role = 'dialog',
  children,
}: DialogProps) {
  const texts = useTexts();
  const focus = useFocusReturn();
  const [isBusy, setBusy] = useState(false);
  return (
    <Radix.Root open onOpenChange={(next) => !next && !isBusy && onClose()}>
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
                <IconButton label={texts.close} icon={<X />} className="ui-dialog-close" disabled={isBusy} />
              </Radix.Close>
            )}
          </header>
          <DialogBusy value={setBusy}>{children}</DialogBusy>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Dismissing a toast doesn't close the dialog below. */
const isNotification = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.ui-toasts') !== null;

/** Focuses the first field or choice instead of the close button. */
function focusFirstField(event: Event) {
  const dialog = event.target;
  if (!(dialog instanceof Element)) return;
  const field = findField(dialog);
  if (!field) return focusWhenThere(dialog);
  event.preventDefault();
  field.focus();
}

const findField = (dialog: Element): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('form :is(input, select, textarea):enabled') ??
  dialog.querySelector<HTMLElement>('.ui-cards a, .ui-dialog-body input:enabled');

/** Whether the focus is still where Enter would close the dialog, because the choices are still loading. */
function focusWhenThere(dialog: Element) {
  const observer = new MutationObserver(() => {
    const field = findField(dialog);
    if (!field) return;
    observer.disconnect();
    if (document.activeElement?.matches('.ui-dialog-close')) field.focus();
  });
  observer.observe(dialog, { childList: true, subtree: true });
}
