import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useTranslation } from 'react-i18next';

/** How a record is deleted. */
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

/** Deletes a record: asks for its name, shows the consequences and says when it's done. Resolves with whether it was deleted. */
export function useDeletion(): (removal: Removal, record: { name: string; id: string }) => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const toast = useToast();
  return async (removal, { name, id }) => {
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
    if (isDeleted) toast.success(t('parts.deleted', { name }));
    return isDeleted;
  };
}
