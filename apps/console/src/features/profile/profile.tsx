import { updateMe } from '@gatehouse/contract/me/endpoints';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';
import { FormText } from '../../parts/forms/fields.tsx';
import { ImageField } from '../../parts/forms/image-field.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { UserAvatar } from '../../parts/users/user-avatar.tsx';
import { DeleteSection } from './delete-section.tsx';
import { FactorsSection } from './factors-section.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { PasswordSection } from './password-section.tsx';
import { UsageSection } from './usage-section.tsx';
import { useProfile } from './use-profile.ts';

/** Name, username, avatar, password and second factors; in the cloud edition also linked accounts and deletion (PRF-01, PRF-02). */
export function Component() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const me = useProfile();
  const { edition, usageReportingUrl } = useApp().config;
  const isCloud = edition === 'cloud';
  const { name, username, avatar } = me;
  return (
    <>
      <SettingsForm
        endpoint={updateMe}
        values={{ name, username: username ?? undefined, avatar }}
        // With the server's own message (PRF-07).
        hasToasts
        take={(failure) => {
          // Validation errors are shown in a dialog, which can't be overlooked (PRF-06).
          if (failure.status !== 422) return false;
          void confirm({ title: failure.message, alert: true });
          return true;
        }}
      >
        {(form) => (
          <SettingsSection
            title={t('profile.information.title')}
            description={t('profile.information.description')}
          >
            <ImageField
              form={form}
              name="avatar"
              place="me"
              whenEmpty="null"
              label={t('profile.information.avatar')}
              help={t('profile.information.avatarHelp')}
              placeholder={t('profile.information.avatarPlaceholder')}
              picture={<UserAvatar name={name ?? username ?? ''} image={form.watch('avatar')} size={32} />}
            />
            <FormText
              form={form}
              name="name"
              whenEmpty="null"
              label={t('profile.information.name')}
              placeholder={t('profile.information.namePlaceholder')}
              autoComplete="name"
            />
            <FormText
              form={form}
              name="username"
              whenEmpty={username === null ? 'absent' : undefined}
              label={t('profile.information.username')}
              help={t('profile.information.usernameHelp')}
              autoComplete="username"
              spellCheck={false}
            />
          </SettingsSection>
        )}
      </SettingsForm>
      {isCloud && <LinkedAccounts me={me} />}
      <PasswordSection me={me} />
      <FactorsSection />
      {usageReportingUrl !== null && <UsageSection me={me} />}
      {isCloud && <DeleteSection me={me} />}
    </>
  );
}
