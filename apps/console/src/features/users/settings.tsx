import { getUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { Banner } from '@gatehouse/ui/states/banner';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { JsonField } from '../../parts/forms/json-field.tsx';
import { FormPart, SettingsForm } from '../../parts/forms/settings-form.tsx';
import { UserBlocks } from './blocks.tsx';
import { CustomFields } from './custom-fields.tsx';
import { UserFactors } from './factors.tsx';
import { UserGrants } from './grants.tsx';
import { UserIdentities } from './identities.tsx';
import { identifierErrors } from './identifier-errors.ts';
import { Identifiers, Person, ProfileFields } from './profile-fields.tsx';
import { PersonalAccessTokens } from './personal-access-tokens.tsx';
import { UserPassword } from './password.tsx';
import { UserSessions } from './sessions.tsx';
import { UserTrustedDevices } from './trusted-devices.tsx';

/** The tab Settings of a user. */
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
      isSplit
    >
      {(form) => (
        <>
          {isSuspended && <Banner tone="danger">{t('users.suspend.banner')}</Banner>}
          <UserBlocks user={user} />
          <FormPart>
            <Identifiers form={form} />
            <Person form={form} user={user} />
          </FormPart>
          <UserPassword user={user} />
          <UserFactors user={user} />
          <UserIdentities user={user} />
          <UserSessions userId={id} />
          <UserTrustedDevices userId={id} />
          <UserGrants userId={id} />
          <PersonalAccessTokens user={user} />
          <FormPart>
            <ProfileFields form={form} user={user} />
            <CustomFields form={form} />
            <SettingsSection
              title={t('users.settings.customData')}
              description={t('users.settings.customDataDescription')}
            >
              <JsonField form={form} name="customData" label={t('users.settings.customDataLabel')} />
            </SettingsSection>
          </FormPart>
        </>
      )}
    </SettingsForm>
  );
}
