import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import type { FormEvent, ReactNode } from 'react';
import { DialogActions } from './dialog-actions.tsx';

interface FormDialogProps {
  title: string;
  description?: string;
  /** The submit button: "Create secret". */
  submit: string;
  isSaving: boolean;
  /** Whether there is something to submit. */
  isReady?: boolean;
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  /** Renders the buttons, for example with a limit of the plan. */
  renderActions?: (actions: ReactNode) => ReactNode;
  children: ReactNode;
}

/** A dialog with a form. Has no URL of its own, because the page below may have unsaved changes. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submit, isSaving, isReady, onSubmit, onClose, renderActions, children } = props;
  const actions = <DialogActions submit={submit} isSaving={isSaving} isReady={isReady} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree, the dialog can be inside the form of the page.
          event.stopPropagation();
          if (!isSaving) void onSubmit(event);
        }}
      >
        <DialogBody>{children}</DialogBody>
        {renderActions ? renderActions(actions) : actions}
      </form>
    </Dialog>
  );
}
