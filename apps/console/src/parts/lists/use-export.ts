import { useToast } from '@gatehouse/ui/overlays/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callList, type ItemOf, type ListEndpoint } from '../../app/api/list.ts';
import { useApp } from '../../app/app-context.ts';
import { exportName, saveFile } from './save-file.ts';
import { toCsv } from './csv.ts';

/** A page of the export, and how many records it has at most. */
const pageSize = 1000;
const mostRecords = 10_000;

interface Export<E extends ListEndpoint> {
  /** Part of the file's name. */
  name: string;
  endpoint: E;
  columns: Parameters<typeof toCsv<ItemOf<E>>>[1];
}

/** Saves records as a CSV file: given ones, or all that a query finds, up to 10,000. Failures are shown in a toast. */
export function useExport<const E extends ListEndpoint>({ name, endpoint, columns }: Export<E>) {
  const { api } = useApp();
  const { t } = useTranslation();
  const toast = useToast();
  const save = (items: readonly ItemOf<E>[]): void =>
    saveFile(exportName(name, 'csv'), toCsv(items, columns), 'text/csv');
  const { mutate, isPending } = useMutation({
    async mutationFn({ params, query }: { params?: object | undefined; query: object }) {
      const found: ItemOf<E>[] = [];
      let isLast = false;
      for (let page = 1; !isLast && found.length < mostRecords; page += 1) {
        const paged = { ...query, page, page_size: pageSize };
        const { items } = await callList(api, endpoint, { params, query: paged });
        found.push(...items);
        isLast = items.length < pageSize;
      }
      save(found);
      if (!isLast) toast.success(t('lists.exportCapped', { count: mostRecords }));
    },
  });
  return { save, saveAll: mutate, isRunning: isPending };
}
