import type { BulkResults } from '@gatehouse/contract/bulk';
import { Button } from '@gatehouse/ui/controls/button';
import { Table } from '@gatehouse/ui/data/table';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useAnnounce } from '@gatehouse/ui/overlays/announcer';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Failed {
  id: string;
  name: string;
  reason: string;
}

/** Selects the rows with these keys, or none. */
export type SelectRows = (keys?: readonly string[]) => void;

interface Bulk<Item> {
  /**
   * Runs a bulk operation on rows and announces how many were changed. Those that failed stay selected, and a dialog lists them with the
   * reasons.
   */
  run: (
    items: readonly Item[],
    select: SelectRows,
    operation: (ids: string[]) => Promise<BulkResults>,
  ) => Promise<void>;
  /** Shown after the table. */
  dialog: ReactNode;
}

/** Operations on the selected rows of a table, whose results are reported for each row. */
export function useBulk<Item extends { id: string }>(nameOf: (item: Item) => string): Bulk<Item> {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [failed, setFailed] = useState<{ rows: Failed[]; of: number }>();
  const close = () => setFailed(undefined);

  async function run(...[items, select, operation]: Parameters<Bulk<Item>['run']>) {
    const { results } = await operation(items.map(({ id }) => id));
    const rows = results.flatMap(({ id, error }): Failed[] => {
      const item = items.find((one) => one.id === id);
      return error ? [{ id, name: item ? nameOf(item) : id, reason: error.message }] : [];
    });
    select(rows.map(({ id }) => id));
    announce(t('lists.done', { count: results.length - rows.length }));
    if (rows.length > 0) setFailed({ rows, of: results.length });
  }
  return {
    run,
    dialog: failed && (
      <Dialog
        open
        onClose={close}
        title={t('lists.failedTitle', { failed: failed.rows.length, count: failed.of })}
        description={t('lists.failedText')}
      >
        <DialogBody>
          <Table
            label={t('lists.failed')}
            rows={failed.rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', header: t('lists.name'), width: '40%', cell: ({ name }) => name },
              { key: 'reason', header: t('lists.reason'), cell: ({ reason }) => reason },
            ]}
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={close}>
            {t('lists.close')}
          </Button>
        </DialogFooter>
      </Dialog>
    ),
  };
}
