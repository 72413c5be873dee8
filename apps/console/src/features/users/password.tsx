import { updateUser } from '@gatehouse/contract/users/endpoints';
import type { User } from '@gatehouse/contract/users/users';
import { Button } from '@gatehouse/ui/controls/button';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Banner } from '@gatehouse/ui/states/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { PasswordLink } from './password-link.tsx';
import './users.css';

/** When the user's password was set, and whether they have to replace it. */
export function UserPassword({ user }: { user: User }) {
  const { t } = useTranslation();
  const mayWrite = useCan(updateUser.permission);
  const [isLinking, setLinking] = useState(false);
  const { save, isSaving } = useSave(updateUser);
  const { id, hasPassword, isPasswordExpired, passwordUpdatedAt } = user;
  const require = (isRequired: boolean) => () =>
    // A failure is shown in a toast.
    void save({ params: { userId: id }, body: { isPasswordExpired: isRequired } }).catch(() => undefined);
  const button = (isRequired: boolean) =>
    mayWrite && (
      <Button size="small" loading={isSaving} onClick={require(isRequired)}>
        {t(isRequired ? 'users.password.requireNow' : 'users.password.requireNoLonger')}
      </Button>
    );
  return (
    <SettingsSection title={t('users.password.section')} description={t('users.password.sectionText')}>
      {!hasPassword && <p className="ui-field-help">{t('users.password.none')}</p>}
      {hasPassword && (
        <p className="ui-field-help">
          {passwordUpdatedAt === null ? (
            t('users.password.has')
          ) : (
            <>
              {t('users.password.setAt')} <RelativeTime time={passwordUpdatedAt} />
            </>
          )}
        </p>
      )}
      {hasPassword && isPasswordExpired && (
        <Banner tone="info" action={button(false)}>
          {t('users.password.required')}
        </Banner>
      )}
      {mayWrite && (
        <div className="users-actions">
          {hasPassword && !isPasswordExpired && button(true)}
          <Button size="small" onClick={() => setLinking(true)}>
            {t(hasPassword ? 'users.password.link.action' : 'users.password.link.invite')}
          </Button>
        </div>
      )}
      {isLinking && <PasswordLink user={user} onClose={() => setLinking(false)} />}
    </SettingsSection>
  );
}
