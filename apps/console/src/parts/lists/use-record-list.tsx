import type { BulkResults } from '@gatehouse/contract/bulk';
import { copyToClipboard } from '@gatehouse/ui/base/use-copy';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { Copy, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../app/use-can.ts';
import { useDeletion, type Removal } from '../pages/use-deletion.ts';
import { useBulk, type SelectRows } from './use-bulk.tsx';

interface RecordList<Item> {
  nameOf: (item: Item) => string;
  removal: (item: Item) => Removal;
  /** False for records that can't be deleted. */
  mayDelete?: (item: Item) => boolean;
  /** The confirmation before several are deleted; `typed` is what has to be typed. */
  deleteTexts: (count: number) => { title: string; text: string; confirm: string; typed: string };
  onDelete: (items: readonly Item[]) => Promise<BulkResults>;
  onExport: (items: readonly Item[]) => void;
}

/** What a list of records can do with its rows: a menu that copies the ID and deletes, and for selected ones export and delete. */
export function useRecordList<Item extends { id: string }>(list: RecordList<Item>) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const toast = useToast();
  const mayDelete = useCan('delete:data');
  const askToDelete = useDeletion();
  const bulk = useBulk<Item>(list.nameOf);
  const isDeletable = (item: Item) => mayDelete && (list.mayDelete?.(item) ?? true);

  async function copyId(id: string) {
    if (await copyToClipboard(id)) toast.success(t('lists.idCopied'));
  }
  const rowMenu = (item: Item): MenuItem[] => [
    { key: 'copy', label: t('lists.copyId'), icon: <Copy />, onSelect: () => void copyId(item.id) },
    ...(isDeletable(item)
      ? ([
          { kind: 'separator', key: 'line' },
          {
            key: 'delete',
            label: list.removal(item).label,
            icon: <Trash2 />,
            danger: true,
            onSelect: () => void askToDelete(list.removal(item), { name: list.nameOf(item), id: item.id }),
          },
        ] satisfies MenuItem[])
      : []),
  ];
  const askToDeleteAll = (items: readonly Item[], select: SelectRows) => {
    const texts = list.deleteTexts(items.length);
    return confirm({
      title: texts.title,
      body: texts.text,
      confirmLabel: texts.confirm,
      tone: 'danger',
      typeToConfirm: texts.typed,
      isAnnounced: false,
      action: () => bulk.run(items, select, () => list.onDelete(items)),
    });
  };
  const renderSelected = (items: readonly Item[], select: SelectRows): ReactNode => (
    <>
      <Button onClick={() => list.onExport(items)}>{t('lists.export')}</Button>
      {mayDelete && <Button onClick={() => void askToDeleteAll(items, select)}>{t('lists.delete')}</Button>}
    </>
  );
  return { rowMenu, renderSelected, dialog: bulk.dialog };
}
