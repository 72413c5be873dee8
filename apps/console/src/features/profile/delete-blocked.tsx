import type { AccountTenant } from '@gatehouse/contract/me/deletion';
import { deletionBlocker } from '@gatehouse/contract/tenants/deletion';
import { Button } from '@gatehouse/ui/controls/button';
import { Link } from '@gatehouse/ui/controls/link';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import './profile.css';

/** The tenants that would be deleted with the account, but can’t be. */
export const listBlocked = (tenants: readonly AccountTenant[]): AccountTenant[] =>
  tenants.filter(({ isAdmin, otherAdmins, blockers }) => isAdmin && otherAdmins === 0 && blockers.length > 0);

/** What prevents the deletion, by reason (PRF-11). */
export function DeleteBlocked({
  tenants,
  onClose,
}: {
  tenants: readonly AccountTenant[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const blocked = listBlocked(tenants);
  const groups = deletionBlocker.options
    .map((blocker) => ({ blocker, of: blocked.filter(({ blockers }) => blockers.includes(blocker)) }))
    .filter(({ of }) => of.length > 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.delete.blockedTitle')}
      description={t('profile.delete.blockedText')}
    >
      <DialogBody>
        {groups.map(({ blocker, of }) => (
          <section key={blocker} className="deletion-group">
            <h3>{t(`profile.delete.blockers.${blocker}`)}</h3>
            <ul>
              {of.map(({ id, name }) => (
                <li key={id}>
                  <Link href={`/${id}/tenant-settings/settings`}>{name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {t('profile.delete.gotIt')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
