import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Menu } from '@gatehouse/ui/overlays/menu';
import { useTexts } from '@gatehouse/ui/base/texts';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { offerPageAct } from '../../app/page-acts.ts';
import { useCan } from '../../app/use-can.ts';
import { useDeletion, type Removal } from './use-deletion.ts';
import { useNavigateFromHere } from './use-navigate-from-here.ts';

interface DeleteMenuProps {
  name: string;
  id: string;
  list: string;
  removal: Removal;
}

/** The menu that deletes a record: confirms by name, shows the consequences and returns to the list. */
export function DeleteMenu({ name, id, list, removal }: DeleteMenuProps) {
  const texts = useTexts();
  const askToDelete = useDeletion();
  const navigate = useNavigateFromHere();
  const isAllowed = useCan('delete:data');
  const { label } = removal;

  async function ask() {
    if (await askToDelete(removal, { name, id })) await navigate(list, { replace: true });
  }
  const run = useRef(ask);
  useEffect(() => {
    run.current = ask;
  });
  useEffect(() => {
    if (!isAllowed) return undefined;
    return offerPageAct({ key: 'delete', label, run: () => void run.current() });
  }, [isAllowed, label]);
  if (!isAllowed) return null;
  return (
    <Menu
      trigger={<IconButton variant="secondary" icon={<Ellipsis />} label={texts.moreFor(name)} />}
      items={[
        { key: 'delete', label: removal.label, icon: <Trash2 />, danger: true, onSelect: () => void ask() },
      ]}
    />
  );
}
