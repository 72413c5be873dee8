import { getApplication } from '@gatehouse/contract/applications/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { idpInitiatedErrors as codes } from '@gatehouse/contract/sso-connectors/errors';
import type { IdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated';
import { setIdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { errorOf, FormSwitch, FormText } from '../../parts/forms/fields.tsx';
import { useLabel } from '../../parts/forms/form-state.ts';
import { JsonField } from '../../parts/forms/json-field.tsx';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { ApplicationChoice, type IdpInitiatedValues } from './application-choice.tsx';

interface IdpInitiatedFormProps {
  id: string;
  saved: IdpInitiatedAuthConfig | undefined;
  /** The plan doesn't include it any more. */
  isReadOnly: boolean;
}

/** The settings of IdP-initiated sign-in, which are replaced as a whole. */
export function IdpInitiatedForm({ id, saved, isReadOnly }: IdpInitiatedFormProps) {
  return (
    <SettingsForm
      endpoint={setIdpInitiatedAuthConfig}
      params={{ id }}
      isReplaced
      readOnly={isReadOnly}
      values={{
        defaultApplicationId: saved?.defaultApplicationId ?? '',
        redirectUri: saved?.redirectUri ?? null,
        authParameters: saved?.authParameters ?? {},
        autoSendAuthorizationRequest: saved?.autoSendAuthorizationRequest ?? false,
        clientIdpInitiatedAuthCallbackUri: saved?.clientIdpInitiatedAuthCallbackUri ?? null,
      }}
      errorFields={{
        [entityErrors.notFound.code]: 'defaultApplicationId',
        [codes.wrongApplicationType.code]: 'defaultApplicationId',
        [codes.redirectUriNotRegistered.code]: 'redirectUri',
        [codes.callbackUriMissing.code]: 'clientIdpInitiatedAuthCallbackUri',
      }}
    >
      {(form) => <Fields form={form} />}
    </SettingsForm>
  );
}

function Fields({ form }: { form: IdpInitiatedValues }) {
  const { t } = useTranslation();
  const id = form.watch('defaultApplicationId');
  const { data: application } = useApi(getApplication, { params: { id } }, { enabled: id !== '' });
  const chosen = application?.id === id ? application : undefined;
  const isSentByUs = form.watch('autoSendAuthorizationRequest');
  const redirectLabel = t('enterpriseSso.idpInitiated.redirectUri');
  useLabel('redirectUri', redirectLabel);
  return (
    <SettingsSection
      title={t('enterpriseSso.idpInitiated.title')}
      description={t('enterpriseSso.idpInitiated.description')}
    >
      <ApplicationChoice form={form} chosen={chosen} />
      <FormSwitch
        form={form}
        name="autoSendAuthorizationRequest"
        label={t('enterpriseSso.idpInitiated.autoSend')}
        help={t('enterpriseSso.idpInitiated.autoSendHelp')}
      />
      {isSentByUs ? (
        <>
          <Field label={redirectLabel} error={errorOf({ form, name: 'redirectUri' })}>
            <Controller
              control={form.control}
              name="redirectUri"
              render={({ field }) => (
                <Select
                  options={[
                    { value: '', label: t('enterpriseSso.idpInitiated.firstRedirectUri') },
                    ...(chosen?.oidcClientMetadata.redirectUris ?? []).map((uri) => ({
                      value: uri,
                      label: uri,
                    })),
                  ]}
                  {...field}
                  value={field.value ?? ''}
                  onChange={({ target }) => field.onChange(target.value || null)}
                />
              )}
            />
          </Field>
          <JsonField
            form={form}
            name="authParameters"
            label={t('enterpriseSso.idpInitiated.parameters')}
            help={t('enterpriseSso.idpInitiated.parametersHelp')}
          />
        </>
      ) : (
        <FormText
          form={form}
          name="clientIdpInitiatedAuthCallbackUri"
          whenEmpty="null"
          optional={false}
          label={t('enterpriseSso.idpInitiated.callbackUri')}
          help={t('enterpriseSso.idpInitiated.callbackUriHelp')}
          placeholder="https://app.example.com/sign-in"
          inputMode="url"
          mono
        />
      )}
    </SettingsSection>
  );
}
