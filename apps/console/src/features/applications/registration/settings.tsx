import { userConsentScope } from '@gatehouse/contract/applications/consent-scopes';
import {
  type ClientRegistration,
  registrationMode,
} from '@gatehouse/contract/client-registration/client-registration';
import { updateClientRegistration } from '@gatehouse/contract/client-registration/endpoints';
import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf, FormRadios, FormSwitch } from '../../../parts/forms/fields.tsx';
import { type Form, useLabel, type ValuesOf } from '../../../parts/forms/form-state.ts';
import { SettingsForm } from '../../../parts/forms/settings-form.tsx';
import { TextLinesField } from '../../../parts/forms/text-lines-field.tsx';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useScopeLabel } from '../permissions/scope-label.ts';

type RegistrationForm = Form<ValuesOf<typeof updateClientRegistration>>;

/** Who can register, and the user data that registered clients can ask for. */
export function RegistrationSettings({ saved }: { saved: ClientRegistration }) {
  const { t } = useTranslation();
  const { mode, userScopes, redirectHosts, allowsNative, maxClients, unusedDays, url } = saved;
  return (
    <SettingsForm
      endpoint={updateClientRegistration}
      values={{ mode, userScopes, redirectHosts, allowsNative, maxClients, unusedDays }}
    >
      {(form) => (
        <>
          <AnchoredSection
            name="mode"
            title={t('applications.registration.settings.title')}
            description={t('applications.registration.settings.text')}
          >
            <FormRadios
              form={form}
              name="mode"
              label={t('applications.registration.settings.mode')}
              options={registrationMode.options.map((value) => ({
                value,
                label: t(`applications.registration.settings.modes.${value}`),
                help: t(`applications.registration.settings.modeHelp.${value}`),
              }))}
            />
            <Field
              label={t('applications.registration.settings.url')}
              help={t('applications.registration.settings.urlHelp')}
              group
            >
              <CopyText variant="box" value={url} label={t('applications.registration.settings.url')} />
            </Field>
            <TextLinesField
              form={form}
              name="redirectHosts"
              label={t('applications.registration.settings.hosts')}
              help={t('applications.registration.settings.hostsHelp')}
              mono
              optional
            />
            <FormSwitch
              form={form}
              name="allowsNative"
              label={t('applications.registration.settings.native')}
              help={t('applications.registration.settings.nativeHelp')}
            />
            <CountField form={form} name="maxClients" />
            <CountField
              form={form}
              name="unusedDays"
              unit={t('applications.registration.settings.days')}
              help={t('applications.registration.settings.unusedDaysHelp')}
            />
          </AnchoredSection>
          <AnchoredSection
            name="user-data"
            title={t('applications.registration.scopes.title')}
            description={t('applications.registration.scopes.text')}
          >
            <UserScopes form={form} />
          </AnchoredSection>
        </>
      )}
    </SettingsForm>
  );
}

function CountField({
  form,
  name,
  unit,
  help,
}: {
  form: RegistrationForm;
  name: 'maxClients' | 'unusedDays';
  unit?: string;
  help?: string;
}) {
  const { t } = useTranslation();
  const label = t(`applications.registration.settings.${name}`);
  useLabel(name, label);
  return (
    <Field label={label} help={help} error={errorOf({ form, name })}>
      <NumberInput unit={unit} {...form.register(name, { valueAsNumber: true })} />
    </Field>
  );
}

function UserScopes({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation();
  const labelOf = useScopeLabel();
  const label = t('applications.registration.scopes.user');
  useLabel('userScopes', label);
  return (
    <Field label={label} group>
      <Controller
        control={form.control}
        name="userScopes"
        render={({ field: { value = [], onChange } }) => (
          <>
            {userConsentScope.options.map((scope) => (
              <Checkbox
                key={scope}
                label={labelOf(scope)}
                checked={value.includes(scope)}
                onChange={({ target }) =>
                  onChange(
                    userConsentScope.options.filter((one) =>
                      one === scope ? target.checked : value.includes(one),
                    ),
                  )
                }
              />
            ))}
          </>
        )}
      />
    </Field>
  );
}
