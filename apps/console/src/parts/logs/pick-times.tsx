import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../forms/dialog-actions.tsx';
import { toLocalInput } from './times.ts';
import type { LogFilters } from './use-log-filters.ts';

const hour = 3_600_000;

/** A custom time range in the user's time zone. */
export function PickTimes({ filters }: { filters: LogFilters }) {
  const { t } = useTranslation();
  const { values, set } = filters;
  const [from, setFrom] = useState(() => toLocalInput(Number(values.from ?? Date.now() - 24 * hour)));
  const [to, setTo] = useState(() => toLocalInput(Number(values.to ?? Date.now())));
  const [start, end] = [new Date(from).getTime(), new Date(to).getTime()];
  const isBackwards = end < start;
  const close = () => set({ pick: undefined });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (Number.isNaN(start) || Number.isNaN(end) || isBackwards) return;
    set({ pick: undefined, time: undefined, from: String(start), to: String(end) });
  }
  return (
    <Dialog open onClose={close} title={t('auditLogs.filters.time')} size="small">
      <form noValidate onSubmit={submit}>
        <DialogBody>
          <TextField
            type="datetime-local"
            label={t('auditLogs.filters.from')}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            type="datetime-local"
            label={t('auditLogs.filters.to')}
            value={to}
            error={isBackwards ? t('auditLogs.filters.backwards') : undefined}
            onChange={(event) => setTo(event.target.value)}
          />
        </DialogBody>
        <DialogActions submit={t('auditLogs.filters.show')} onClose={close} />
      </form>
    </Dialog>
  );
}
