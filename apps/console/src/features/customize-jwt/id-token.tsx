import { getIdTokenConfig, putIdTokenConfig } from '@gatehouse/contract/configs/endpoints';
import {
  defaultExtendedClaims,
  type ExtendedClaim,
  extendedClaims,
} from '@gatehouse/contract/configs/id-token';
import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { Field } from '@gatehouse/ui/controls/field';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOptional } from '../../app/api/use-optional.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { errorOf } from '../../parts/forms/fields.tsx';
import { type Form, useLabel, type ValuesOf } from '../../parts/forms/form-state.ts';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import './customize-jwt.css';

/** Which extended claims ID tokens contain. */
export function IdTokenPage() {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <>
      <DocumentTitle>{t('customizeJwt.idToken.title')}</DocumentTitle>
      <PageHeader
        title={t('customizeJwt.idToken.title')}
        description={t('customizeJwt.idToken.text')}
        crumbs={[{ label: t('customizeJwt.title'), href: path('/customize-jwt') }]}
      />
      <Settings />
    </>
  );
}

function Settings() {
  const { t } = useTranslation();
  const isAllowed = useCan('read:data');
  const read = useOptional(getIdTokenConfig, {}, { enabled: isAllowed });
  if (!isAllowed) return <ForbiddenState permission="read:data" who={t('app.forbidden.who')} />;
  if (read.error) return <Failed error={read.error} onRetry={read.retry} />;
  if (read.data === undefined) return <SettingsSkeleton />;
  const enabledExtendedClaims = [...(read.data?.enabledExtendedClaims ?? defaultExtendedClaims)];
  return (
    <SettingsForm endpoint={putIdTokenConfig} values={{ enabledExtendedClaims }} isReplaced>
      {(form) => <Claims form={form} />}
    </SettingsForm>
  );
}

function Claims({ form }: { form: Form<ValuesOf<typeof putIdTokenConfig>> }) {
  const { t } = useTranslation();
  const label = t('customizeJwt.idToken.label');
  useLabel('enabledExtendedClaims', label);
  const toggle = (value: readonly ExtendedClaim[], claim: ExtendedClaim, isOn: boolean) =>
    extendedClaims.filter((one) => (one === claim ? isOn : value.includes(one)));
  return (
    <AnchoredSection name="claims" title={label} description={t('customizeJwt.idToken.help')}>
      <Field label={label} group hideLabel error={errorOf({ form, name: 'enabledExtendedClaims' })}>
        <Controller
          control={form.control}
          name="enabledExtendedClaims"
          render={({ field: { value = [], onChange } }) => (
            <div className="jwt-claims">
              {extendedClaims.map((claim) => (
                <Checkbox
                  key={claim}
                  label={claim}
                  help={t(`customizeJwt.idToken.claims.${claim}`)}
                  checked={value.includes(claim)}
                  onChange={({ target }) => onChange(toggle(value, claim, target.checked))}
                />
              ))}
            </div>
          )}
        />
      </Field>
    </AnchoredSection>
  );
}
