import { Button } from '@gatehouse/ui/controls/button';
import { useTexts } from '@gatehouse/ui/base/texts';
import { useAnnounce } from '@gatehouse/ui/overlays/announcer';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Use } from '../../app/plan.ts';
import { RoomFor } from '../plans/with-limit.tsx';
import { Transfer } from './transfer.tsx';
import type { Option, OptionSource } from './use-options.ts';

export interface AssignDialogProps {
  title: string;
  description?: string;
  /** The submit button: "Assign permissions". */
  submit: string;
  search: string;
  source: OptionSource;
  /** What is selected at first, if the dialog replaces the selection. Any other selection can then be saved, also none. */
  initial?: readonly Option[];
  /** What assigning the options uses of the plan. */
  usesOf?: (ids: string[]) => Use[];
  /** Fields below the options. */
  children?: ReactNode;
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
  initial,
  usesOf,
  children,
  onClose,
  onAssign,
}: AssignDialogProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly Option[]>(initial ?? []);
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
        {children}
      </DialogBody>
      <RoomFor uses={usesOf?.(chosen.map(({ id }) => id)) ?? []} onClose={onClose}>
        <DialogFooter busy={isSaving}>
          <Button onClick={onClose} disabled={isSaving}>
            {t('parts.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={initial ? isSame(chosen, initial) : chosen.length === 0}
            loading={isSaving}
            onClick={() => void assign()}
          >
            {submit}
          </Button>
        </DialogFooter>
      </RoomFor>
    </Dialog>
  );
}

const isSame = (some: readonly Option[], others: readonly Option[]): boolean =>
  some.length === others.length && some.every(({ id }) => others.some((other) => other.id === id));
