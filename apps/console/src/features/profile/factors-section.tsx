import { accountPath } from '@gatehouse/contract/account/account-page';
import { listOwnFactors } from '@gatehouse/contract/account/mfa-endpoints';
import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { Status } from '@gatehouse/ui/data/badge';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { Failed } from '../../parts/pages/failed.tsx';

/** What the account has set up as second factors. The account page, where they are managed, leads back here (ADR 159). */
export function FactorsSection() {
  const { t } = useTranslation();
  const { data, error, retry } = useApi(listOwnFactors, {});
  return (
    <SettingsSection title={t('profile.factors.title')} description={t('profile.factors.description')}>
      {error ? <Failed error={error} onRetry={retry} /> : <Factors factors={data} />}
      <div>
        <ButtonLink href={`${location.origin}${accountPath}`}>{t('profile.factors.manage')}</ButtonLink>
      </div>
    </SettingsSection>
  );
}

function Factors({ factors }: { factors: readonly MfaVerification[] | undefined }) {
  const { t } = useTranslation();
  const of = (type: MfaVerification['type']) => factors?.filter((factor) => factor.type === type) ?? [];
  const [app, passkeys, codes] = [of('Totp'), of('WebAuthn'), of('BackupCode')];
  const left = codes.reduce((sum, { remainCodes = 0 }) => sum + remainCodes, 0);
  const names = passkeys.map(({ name }) => name ?? t('profile.factors.passkey')).join(', ');
  const rows = [
    { key: 'totp', isSetUp: app.length > 0, value: t('profile.factors.set') },
    { key: 'passkeys', isSetUp: passkeys.length > 0, value: names },
    { key: 'codes', isSetUp: codes.length > 0, value: t('profile.factors.left', { count: left }) },
  ] as const;
  return (
    <KeyValue
      items={rows.map(({ key, isSetUp, value }) => ({
        key,
        label: t(`profile.factors.${key}`),
        value: factors ? (
          <Status tone={isSetUp ? 'success' : 'neutral'}>
            {isSetUp ? value : t('profile.factors.none')}
          </Status>
        ) : (
          <Skeleton width="5rem" />
        ),
      }))}
    />
  );
}
