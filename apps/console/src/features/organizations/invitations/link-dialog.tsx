import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';

/** Shows a new link of an invitation, once. */
export function LinkDialog(props: { invitee: string; link: string; onClose: () => void }) {
  const { invitee, link, onClose } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('organizationInvitations.newLinkTitle', { invitee })}
      description={t('organizationInvitations.newLinkText')}
    >
      <DialogBody>
        <CopyText variant="box" value={link} label={t('organizationInvitations.link')} />
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {t('organizationInvitations.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
