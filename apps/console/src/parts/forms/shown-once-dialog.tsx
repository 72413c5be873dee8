import { Button } from '@gatehouse/ui/controls/button';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import type { ReactNode } from 'react';

interface ShownOnceDialogProps {
  title: string;
  description: string;
  done: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows what was created and can't be read again, such as a secret. */
export function ShownOnceDialog({ title, description, done, onClose, children }: ShownOnceDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {done}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
