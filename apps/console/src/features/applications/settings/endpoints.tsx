import type { ApplicationType } from '@gatehouse/contract/applications/applications';
import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../../app/app-context.ts';

const names = [
  'applicationId',
  'discovery',
  'endpoint',
  'issuer',
  'device',
  'authorization',
  'token',
  'userinfo',
  'jwks',
  'endSession',
] as const;
type Endpoints = Partial<Record<(typeof names)[number], string>>;

/** URLs for client libraries, with copy buttons. */
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
  const more: Endpoints =
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
  const shown: Endpoints = {
    applicationId: id,
    discovery: `${issuer}/.well-known/openid-configuration`,
    ...(isOpen ? more : {}),
  };
  return (
    <AnchoredSection
      name="endpoints"
      title={t('applications.endpoints.title')}
      description={t('applications.endpoints.text')}
    >
      {names.map((name) => {
        const value = shown[name];
        return (
          value !== undefined && (
            <Field key={name} label={t(`applications.endpoints.${name}`)} group>
              <CopyText variant="box" value={value} label={t(`applications.endpoints.${name}`)} />
            </Field>
          )
        );
      })}
      {!isOpen && (
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('applications.endpoints.more')}
          </Button>
        </div>
      )}
    </AnchoredSection>
  );
}
