import { type ApplicationType, confidentialTypes } from '@gatehouse/contract/applications/applications';
import { refreshTokenDayCount } from '@gatehouse/contract/validation/refresh-token-days';
import { Field } from '@gatehouse/ui/controls/field';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { DurationField } from '../../../parts/forms/duration-field.tsx';
import { nameUnit } from '../../../parts/forms/duration.ts';
import { errorOf, FormSwitch } from '../../../parts/forms/fields.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import type { ApplicationForm } from './form.ts';

/** The lifetimes of an application's tokens. */
export function Tokens({ form, type }: { form: ApplicationForm; type: ApplicationType }) {
  const { t } = useTranslation();
  const isPublic = !confidentialTypes.includes(type);
  return (
    <AnchoredSection
      name="tokens"
      title={t('applications.tokens.title')}
      description={t('applications.tokens.text')}
    >
      <DurationField
        form={form}
        name="customClientMetadata.idTokenTtl"
        label={t('applications.tokens.idTokenTtl')}
        help={t('applications.tokens.idTokenTtlHelp')}
        placeholder="1"
        optional
      />
      <RefreshTokenDays form={form} />
      <FormSwitch
        form={form}
        name="customClientMetadata.rotateRefreshToken"
        label={t('applications.tokens.rotate')}
        help={t(isPublic ? 'applications.tokens.rotatePublicHelp' : 'applications.tokens.rotateHelp')}
      />
      {type !== 'Native' && (
        <FormSwitch
          form={form}
          name="customClientMetadata.alwaysIssueRefreshToken"
          label={t('applications.tokens.always')}
          help={t('applications.tokens.alwaysHelp')}
        />
      )}
    </AnchoredSection>
  );
}

/** Whole days (VAL-10). If empty, the default applies. */
function RefreshTokenDays({ form }: { form: ApplicationForm }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const name = 'customClientMetadata.refreshTokenTtlInDays';
  const label = t('applications.tokens.refreshTokenTtl');
  useLabel(name, label);
  return (
    <Field
      label={label}
      help={t('applications.tokens.refreshTokenTtlHelp')}
      error={errorOf({ form, name })}
      optional
    >
      <NumberInput
        min={refreshTokenDayCount.least}
        max={refreshTokenDayCount.most}
        placeholder={String(refreshTokenDayCount.usual)}
        unit={nameUnit('day', 2, locale)}
        {...form.register(name, {
          setValueAs: (value) => (value === '' || value === null ? undefined : Number(value)),
        })}
      />
    </Field>
  );
}
