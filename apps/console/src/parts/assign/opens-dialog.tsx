import { Button } from '@gatehouse/ui/controls/button';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCan } from '../../app/use-can.ts';

/** The button below a list that opens a dialog to add to it. */
export function OpensDialog({
  label,
  children,
}: {
  label: string;
  children: (onClose: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useCan('write:data');
  if (!mayWrite) return null;
  return (
    <div>
      <Button icon={<Plus />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </div>
  );
}
