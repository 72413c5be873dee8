import type { TenantInvitationWithLink } from '@gatehouse/contract/tenant-members/invitations';
import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';

interface InvitationLinksProps {
  invitations: readonly TenantInvitationWithLink[];
  onClose: () => void;
}

/** Shows the links of new invitations, once. */
export function InvitationLinks({ invitations, onClose }: InvitationLinksProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(invitations.length === 1 ? 'tenantMembers.links.title' : 'tenantMembers.links.titleOfSeveral')}
      description={t('tenantMembers.links.text')}
    >
      <DialogBody>
        {invitations.map(({ id, invitee, link, isSent }) => (
          <Field key={id} label={invitee} group help={isSent ? t('tenantMembers.links.sent') : undefined}>
            <CopyText variant="box" value={link} label={t('tenantMembers.links.label', { invitee })} />
          </Field>
        ))}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {t('tenantMembers.links.done')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
