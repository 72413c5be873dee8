import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Menu } from '@gatehouse/ui/overlays/menu';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useTexts } from '@gatehouse/ui/base/texts';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../app/use-can.ts';
import { useNavigateFromHere } from './use-navigate-from-here.ts';

export interface Removal {
  /** The menu item: "Delete role". */
  label: string;
  title: string;
  text: string;
  /** Consequences with numbers, read before the dialog opens. */
  consequences?: () => Promise<readonly string[]>;
  /** Other identifiers, such as an email address, that can be typed to confirm. */
  identifiers?: readonly (string | null)[];
  remove: () => Promise<unknown>;
}

interface DeleteMenuProps {
  name: string;
  id: string;
  list: string;
  removal: Removal;
}

/** The menu that deletes a record: confirms by name, shows the consequences and returns to the list. */
export function DeleteMenu({ name, id, list, removal }: DeleteMenuProps) {
  const { t } = useTranslation();
  const texts = useTexts();
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigateFromHere();
  const isAllowed = useCan('delete:data');
  if (!isAllowed) return null;

  async function ask() {
    const consequences = await removal.consequences?.().catch(() => []);
    const isDeleted = await confirm({
      title: removal.title,
      body: removal.text,
      consequences: consequences?.length ? consequences : undefined,
      confirmLabel: removal.label,
      tone: 'danger',
      typeToConfirm: [...new Set([name, ...(removal.identifiers ?? []), id])].filter((one) => one !== null),
      action: removal.remove,
      isAnnounced: false,
    });
    if (!isDeleted) return;
    toast.success(t('parts.deleted', { name }));
    await navigate(list, { replace: true });
  }
  return (
    <Menu
      trigger={<IconButton variant="secondary" icon={<Ellipsis />} label={texts.moreFor(name)} />}
      items={[
        { key: 'delete', label: removal.label, icon: <Trash2 />, danger: true, onSelect: () => void ask() },
      ]}
    />
  );
}
