import { Button } from '@gatehouse/ui/controls/button';
import { DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';

/** The buttons of a dialog's form, disabled while it is being saved. */
export function DialogActions(props: {
  submit: string;
  isSaving?: boolean;
  /** Whether there is something to submit. */
  isReady?: boolean;
  onClose: () => void;
}) {
  const { submit, isSaving, isReady = true, onClose } = props;
  const { t } = useTranslation();
  return (
    <DialogFooter busy={isSaving}>
      <Button onClick={onClose} disabled={isSaving}>
        {t('parts.cancel')}
      </Button>
      <Button type="submit" variant="primary" disabled={!isReady} loading={isSaving}>
        {submit}
      </Button>
    </DialogFooter>
  );
}
