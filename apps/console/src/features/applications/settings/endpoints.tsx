import type { ApplicationType } from '@gatehouse/contract/applications/applications';
import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../../app/app-context.ts';

/** What a client library asks for. */
export function Endpoints({
  id,
  type,
  isDeviceFlow = false,
}: {
  id: string;
  type: ApplicationType;
  isDeviceFlow?: boolean;
}) {
  const { t } = useTranslation();
  const { config } = useApp();
  const [isOpen, setOpen] = useState(false);
  const issuer = `${config.endpoint}/oidc`;
  const more =
    type === 'MachineToMachine'
      ? { issuer, token: `${issuer}/token`, jwks: `${issuer}/jwks` }
      : {
          endpoint: config.endpoint,
          issuer,
          ...(isDeviceFlow ? { device: `${issuer}/device/auth` } : { authorization: `${issuer}/auth` }),
          token: `${issuer}/token`,
          userinfo: `${issuer}/me`,
          jwks: `${issuer}/jwks`,
          endSession: `${issuer}/session/end`,
        };
  const shown = {
    applicationId: id,
    discovery: `${issuer}/.well-known/openid-configuration`,
    ...(isOpen ? more : {}),
  };
  return (
    <SettingsSection title={t('applications.endpoints.title')} description={t('applications.endpoints.text')}>
      {(Object.entries(shown) as [keyof typeof shown, string][]).map(([key, value]) => (
        <Field key={key} label={t(`applications.endpoints.${key}`)} group>
          <CopyText variant="box" value={value} label={t(`applications.endpoints.${key}`)} />
        </Field>
      ))}
      {!isOpen && (
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('applications.endpoints.more')}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
