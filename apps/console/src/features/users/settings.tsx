import { displayName } from '@gatehouse/contract/users/display-name';
import { getUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { Banner } from '@gatehouse/ui/states/banner';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { ImageField } from '../../parts/forms/image-field.tsx';
import { FormText } from '../../parts/forms/fields.tsx';
import { JsonField } from '../../parts/forms/json-field.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { UserAvatar } from '../../parts/users/user-avatar.tsx';
import { UserBlocks } from './blocks.tsx';
import { UserFactors } from './factors.tsx';
import { UserGrants } from './grants.tsx';
import { UserIdentities } from './identities.tsx';
import { identifierErrors } from './identifier-errors.ts';
import { UserSessions } from './sessions.tsx';

const profileFields = [
  'givenName',
  'middleName',
  'familyName',
  'nickname',
  'preferredUsername',
  'profile',
  'website',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
] as const;

/** Who the user is, what they sign in with, and what they are signed in to. */
export function UserSettings() {
  const { t } = useTranslation();
  const user = useDetails(getUser);
  const { id, isSuspended, username, primaryEmail, primaryPhone, name, avatar, profile, customData } = user;
  return (
    <SettingsForm
      endpoint={updateUser}
      params={{ userId: id }}
      values={{ username, primaryEmail, primaryPhone, name, avatar, profile, customData }}
      errorFields={identifierErrors}
    >
      {(form) => (
        <>
          {isSuspended && <Banner tone="danger">{t('users.suspend.banner')}</Banner>}
          <UserBlocks user={user} />
          <SettingsSection
            title={t('users.settings.identity')}
            description={t('users.settings.identityDescription')}
          >
            <FormText
              form={form}
              name="username"
              label={t('users.create.username')}
              whenEmpty="null"
              optional={false}
            />
            <FormText
              form={form}
              name="primaryEmail"
              type="email"
              label={t('users.create.email')}
              whenEmpty="null"
              optional={false}
            />
            <FormText
              form={form}
              name="primaryPhone"
              type="tel"
              label={t('users.create.phone')}
              whenEmpty="null"
              optional={false}
            />
          </SettingsSection>
          <SettingsSection
            title={t('users.settings.person')}
            description={t('users.settings.personDescription')}
          >
            <FormText
              form={form}
              name="name"
              label={t('users.create.name')}
              whenEmpty="null"
              optional={false}
            />
            <ImageField
              form={form}
              name="avatar"
              label={t('users.settings.avatar')}
              help={t('users.settings.avatarHelp')}
              placeholder={t('users.settings.avatarPlaceholder')}
              whenEmpty="null"
              picture={<UserAvatar name={displayName(user)} image={form.watch('avatar')} size={32} />}
            />
          </SettingsSection>
          <UserFactors user={user} />
          <UserIdentities user={user} />
          <UserSessions userId={id} />
          <UserGrants userId={id} />
          <SettingsSection
            title={t('users.settings.profile')}
            description={t('users.settings.profileDescription')}
          >
            {profileFields.map((field) => (
              <FormText
                key={field}
                form={form}
                name={`profile.${field}`}
                label={t(`users.settings.fields.${field}`)}
                whenEmpty="absent"
                optional={false}
              />
            ))}
            <FormText
              form={form}
              name="profile.address.formatted"
              label={t('users.settings.fields.address')}
              whenEmpty="absent"
              optional={false}
            />
          </SettingsSection>
          <SettingsSection
            title={t('users.settings.customData')}
            description={t('users.settings.customDataDescription')}
          >
            <JsonField form={form} name="customData" label={t('users.settings.customDataLabel')} />
          </SettingsSection>
        </>
      )}
    </SettingsForm>
  );
}
