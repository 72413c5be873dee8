import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListState } from '../pages/list-state.ts';
import { readFilters, type AnyFilter } from '../pages/resource-table.tsx';

/** Saves all records that the list's search and filters find, in its order, as a CSV file. */
export function ExportButton({
  filters = [],
  params,
  query,
  sortFields,
  csv,
}: {
  filters?: readonly AnyFilter[];
  params?: object;
  query?: object;
  /** The fields that the list can be sorted by. */
  sortFields?: readonly string[];
  csv: { saveAll: (input: { params?: object | undefined; query: object }) => void; isRunning: boolean };
}) {
  const { t } = useTranslation();
  const state = useListState(
    filters.map(({ name }) => name),
    sortFields,
  );
  const asked = {
    ...query,
    ...readFilters(filters, state.filters),
    sort: state.sort,
    search: state.search || undefined,
  };
  return (
    <IconButton
      icon={<Download />}
      label={t('lists.exportAll')}
      disabled={csv.isRunning}
      onClick={() => csv.saveAll({ params, query: asked })}
    />
  );
}
