import { Button } from '@gatehouse/ui/controls/button';
import { DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';

/** Below a dialog's form: away without it, or on with it. While it is being saved, neither. */
export function DialogActions(props: { submit: string; isSaving?: boolean; onClose: () => void }) {
  const { submit, isSaving, onClose } = props;
  const { t } = useTranslation();
  return (
    <DialogFooter busy={isSaving}>
      <Button onClick={onClose} disabled={isSaving}>
        {t('parts.cancel')}
      </Button>
      <Button type="submit" variant="primary" loading={isSaving}>
        {submit}
      </Button>
    </DialogFooter>
  );
}
