import { Button } from '@gatehouse/ui/controls/button';
import { useTexts } from '@gatehouse/ui/base/texts';
import { useAnnounce } from '@gatehouse/ui/overlays/announcer';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Transfer } from './transfer.tsx';
import type { Option, OptionSource } from './use-options.ts';

export interface AssignDialogProps {
  title: string;
  description?: string;
  /** The submit button: "Assign permissions". */
  submit: string;
  search: string;
  source: OptionSource;
  onClose: () => void;
  /** Rejects after a failure, which keeps the dialog open. */
  onAssign: (ids: string[]) => Promise<unknown>;
}

/** A dialog that assigns options to a record. Mounted while open. */
export function AssignDialog({
  title,
  description,
  submit,
  search,
  source,
  onClose,
  onAssign,
}: AssignDialogProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const [isSaving, setSaving] = useState(false);
  const announce = useAnnounce();
  const { actionDone } = useTexts();

  async function assign() {
    setSaving(true);
    try {
      await onAssign(chosen.map(({ id }) => id));
      announce(actionDone(submit));
      onClose();
    } catch {
      // The error is shown, and the selection stays.
      setSaving(false);
    }
  }
  return (
    <Dialog open onClose={onClose} title={title} description={description} size="large">
      <DialogBody>
        <Transfer source={source} chosen={chosen} onChange={setChosen} search={search} />
      </DialogBody>
      <DialogFooter busy={isSaving}>
        <Button onClick={onClose} disabled={isSaving}>
          {t('parts.cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={chosen.length === 0}
          loading={isSaving}
          onClick={() => void assign()}
        >
          {submit}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
