import { TextField } from '@gatehouse/ui/controls/text-field';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../forms/dialog-actions.tsx';
import type { LogFilters } from './use-log-filters.ts';

/** The IP address or request ID to filter by. */
export function PickText({ name, filters }: { name: 'ip' | 'requestId'; filters: LogFilters }) {
  const { t } = useTranslation();
  const { values, set } = filters;
  const [text, setText] = useState(values[name] ?? '');
  const close = () => set({ pick: undefined });

  function submit(event: FormEvent) {
    event.preventDefault();
    set({ pick: undefined, [name]: text.trim() || undefined });
  }
  return (
    <Dialog open onClose={close} title={t(`auditLogs.filters.${name}`)} size="small">
      <form noValidate onSubmit={submit}>
        <DialogBody>
          <TextField
            label={t(`auditLogs.filters.${name}`)}
            help={t(`auditLogs.filters.${name}Help`)}
            value={text}
            maxLength={64}
            spellCheck={false}
            autoComplete="off"
            mono
            onChange={(event) => setText(event.target.value)}
          />
        </DialogBody>
        <DialogActions submit={t('auditLogs.filters.show')} onClose={close} />
      </form>
    </Dialog>
  );
}
