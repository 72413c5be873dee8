import type { AccountTenant } from '@gatehouse/contract/me/deletion';
import { Button } from '@gatehouse/ui/controls/button';
import { RadioGroup } from '@gatehouse/ui/controls/radio-group';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './profile.css';

interface ReviewTenantsProps {
  tenants: readonly AccountTenant[];
  onClose: () => void;
  /** With the tenants that have other admins and are deleted all the same. */
  onContinue: (deleted: readonly string[]) => void;
}

const isSole = ({ isAdmin, otherAdmins }: AccountTenant): boolean => isAdmin && otherAdmins === 0;
const isShared = ({ isAdmin, otherAdmins }: AccountTenant): boolean => isAdmin && otherAdmins > 0;

/** What becomes of each tenant. One with other admins is left, unless its name is typed (OPEN-60). */
export function ReviewTenants({ tenants, onClose, onContinue }: ReviewTenantsProps) {
  const { t } = useTranslation();
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [gone, shared, left] = [
    tenants.filter(isSole),
    tenants.filter(isShared),
    tenants.filter(({ isAdmin }) => !isAdmin),
  ];
  const isReady = shared.every(({ id, name }) => !deleting.includes(id) || typed[id]?.trim() === name);
  const choose = (id: string, isDeleted: boolean) =>
    setDeleting(isDeleted ? [...deleting, id] : deleting.filter((one) => one !== id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.delete.reviewTitle')}
      description={t(tenants.length > 0 ? 'profile.delete.reviewText' : 'profile.delete.reviewNone')}
    >
      {tenants.length > 0 && (
        <DialogBody>
          {gone.length > 0 && (
            <section className="deletion-group">
              <h3>{t('profile.delete.deleted')}</h3>
              <ul>
                {gone.map(({ id, name, otherMembers }) => (
                  <li key={id}>
                    {name}
                    {otherMembers > 0 && <small>{t('profile.delete.losing', { count: otherMembers })}</small>}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {shared.map(({ id, name, otherAdmins, otherMembers, blockers }) => (
            <section key={id} className="deletion-group">
              <h3>{name}</h3>
              <RadioGroup
                aria-label={t('profile.delete.choice', { name })}
                value={deleting.includes(id) ? 'delete' : 'leave'}
                onChange={(value) => choose(id, value === 'delete')}
                options={[
                  {
                    value: 'leave',
                    label: t('profile.delete.leave'),
                    help: t('profile.delete.leaveHelp', { count: otherAdmins }),
                  },
                  {
                    value: 'delete',
                    label: t('profile.delete.remove'),
                    disabled: blockers.length > 0,
                    help: blockers[0]
                      ? t(`profile.delete.blockers.${blockers[0]}`)
                      : t('profile.delete.losing', { count: otherMembers }),
                  },
                ]}
              />
              {deleting.includes(id) && (
                <TextField
                  label={t('profile.delete.type', { name })}
                  autoComplete="off"
                  spellCheck={false}
                  value={typed[id] ?? ''}
                  onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
                />
              )}
            </section>
          ))}
          {left.length > 0 && (
            <section className="deletion-group">
              <h3>{t('profile.delete.left')}</h3>
              <ul>
                {left.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </section>
          )}
        </DialogBody>
      )}
      <DialogFooter>
        <Button onClick={onClose}>{t('parts.cancel')}</Button>
        <Button variant="danger" disabled={!isReady} onClick={() => onContinue(deleting)}>
          {t('profile.delete.continue')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
