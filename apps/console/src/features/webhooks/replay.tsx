import { replayWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Select } from '@gatehouse/ui/controls/select';
import { Field } from '@gatehouse/ui/controls/field';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { DialogActions } from '../../parts/forms/dialog-actions.tsx';

const periods = { hour: 3_600_000, day: 86_400_000, all: 14 * 86_400_000 } as const;
type Period = keyof typeof periods;
const names = ['hour', 'day', 'all'] as const;

/** Sends everything again that failed since a time. */
export function ReplayFailed({ id, isEnabled }: { id: string; isEnabled: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { save: replay, isSaving } = useSave(replayWebhook);
  const [isOpen, setOpen] = useState(false);
  const [period, setPeriod] = useState<Period>('day');
  const mayWrite = useCan('write:data');
  if (!mayWrite) return null;

  async function send() {
    const body = { failedSince: Date.now() - periods[period] };
    const { replayed } = await replay({ params: { id }, body });
    setOpen(false);
    toast.success(
      replayed > 0
        ? t('webhooks.requests.replayed', { count: replayed })
        : t('webhooks.requests.replayedNone'),
    );
  }
  return (
    <>
      <Button disabled={!isEnabled} onClick={() => setOpen(true)}>
        {t('webhooks.requests.replayAll')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('webhooks.requests.replayAllTitle')}
        description={t('webhooks.requests.replayAllText')}
        size="small"
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // A failure is shown in a toast.
            send().catch(() => undefined);
          }}
        >
          <DialogBody>
            <Field label={t('webhooks.requests.since')}>
              <Select
                options={names.map((name) => ({
                  value: name,
                  label: t(`webhooks.requests.periods.${name}`),
                }))}
                value={period}
                onPick={setPeriod}
              />
            </Field>
          </DialogBody>
          <DialogActions
            submit={t('webhooks.requests.replayAll')}
            isSaving={isSaving}
            onClose={() => setOpen(false)}
          />
        </form>
      </Dialog>
    </>
  );
}
