import type { Application } from '@gatehouse/contract/applications/applications';
import { entityErrors } from '@gatehouse/contract/errors';
import { idpInitiatedErrors as codes } from '@gatehouse/contract/sso-connectors/errors';
import type { IdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated';
import { setIdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import { Field } from '@gatehouse/ui/field';
import { SaveBar } from '@gatehouse/ui/save-bar';
import { Select } from '@gatehouse/ui/select';
import { SettingsSection } from '@gatehouse/ui/settings-section';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClientInput } from '@gatehouse/contract/endpoint';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { errorOf, FormSwitch, FormText, readText } from '../../parts/fields.tsx';
import { placeFailure, useEndpointForm } from '../../parts/form-state.ts';
import { JsonField } from '../../parts/json-field.tsx';
import { useUnsavedGuard } from '../../parts/use-unsaved-guard.ts';

interface IdpInitiatedFormProps {
  id: string;
  saved: IdpInitiatedAuthConfig | undefined;
  applications: readonly Pick<Application, 'id' | 'name' | 'oidcClientMetadata'>[];
}

/** Which application they come to, and who begins the sign-in there. It is replaced whole. */
export function IdpInitiatedForm({ id, saved, applications }: IdpInitiatedFormProps) {
  const { t } = useTranslation();
  const form = useEndpointForm(setIdpInitiatedAuthConfig, {
    defaultApplicationId: saved?.defaultApplicationId ?? '',
    redirectUri: saved?.redirectUri ?? null,
    authParameters: saved?.authParameters ?? {},
    autoSendAuthorizationRequest: saved?.autoSendAuthorizationRequest ?? false,
    clientIdpInitiatedAuthCallbackUri: saved?.clientIdpInitiatedAuthCallbackUri ?? null,
  });
  const { save, isSaving } = useSave(setIdpInitiatedAuthConfig, {
    take: (failure) =>
      placeFailure(form, failure, {
        [entityErrors.notFound.code]: 'defaultApplicationId',
        [codes.wrongApplicationType.code]: 'defaultApplicationId',
        [codes.redirectUriNotRegistered.code]: 'redirectUri',
        [codes.callbackUriMissing.code]: 'clientIdpInitiatedAuthCallbackUri',
      }),
  });
  const mayWrite = useCan(setIdpInitiatedAuthConfig.permission);
  const { isDirty, dirtyFields } = form.formState;
  useUnsavedGuard(() => isDirty && !isSaving);
  const isSentByUs = form.watch('autoSendAuthorizationRequest');
  const chosen = applications.find((application) => application.id === form.watch('defaultApplicationId'));
  const labels = {
    defaultApplicationId: t('enterpriseSso.idpInitiated.application'),
    autoSendAuthorizationRequest: t('enterpriseSso.idpInitiated.autoSend'),
    redirectUri: t('enterpriseSso.idpInitiated.redirectUri'),
    authParameters: t('enterpriseSso.idpInitiated.parameters'),
    clientIdpInitiatedAuthCallbackUri: t('enterpriseSso.idpInitiated.callbackUri'),
  };

  async function submit(body: FieldValues) {
    const shown = form.getValues();
    try {
      await save({ params: { id }, body } as unknown as ClientInput<typeof setIdpInitiatedAuthConfig>);
      form.reset(shown);
    } catch {
      // It has been told, at its field or in a toast; what was typed stays.
    }
  }
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <fieldset disabled={!mayWrite}>
        <SettingsSection
          title={t('enterpriseSso.idpInitiated.title')}
          description={t('enterpriseSso.idpInitiated.description')}
        >
          <Field label={labels.defaultApplicationId} error={errorOf({ form, name: 'defaultApplicationId' })}>
            <Select
              placeholder={t('enterpriseSso.idpInitiated.choose')}
              options={applications.map(({ id: value, name: label }) => ({ value, label }))}
              {...form.register('defaultApplicationId')}
            />
          </Field>
          <FormSwitch
            form={form}
            name="autoSendAuthorizationRequest"
            label={labels.autoSendAuthorizationRequest}
            help={t('enterpriseSso.idpInitiated.autoSendHelp')}
          />
          {isSentByUs ? (
            <>
              <Field label={labels.redirectUri} error={errorOf({ form, name: 'redirectUri' })}>
                <Select
                  options={[
                    { value: '', label: t('enterpriseSso.idpInitiated.firstRedirectUri') },
                    ...(chosen?.oidcClientMetadata.redirectUris ?? []).map((uri) => ({
                      value: uri,
                      label: uri,
                    })),
                  ]}
                  {...form.register('redirectUri', readText('null'))}
                />
              </Field>
              <JsonField
                form={form}
                name="authParameters"
                label={labels.authParameters}
                help={t('enterpriseSso.idpInitiated.parametersHelp')}
              />
            </>
          ) : (
            <FormText
              form={form}
              name="clientIdpInitiatedAuthCallbackUri"
              whenEmpty="null"
              optional={false}
              label={labels.clientIdpInitiatedAuthCallbackUri}
              help={t('enterpriseSso.idpInitiated.callbackUriHelp')}
              placeholder="https://app.example.com/sign-in"
              inputMode="url"
              mono
            />
          )}
        </SettingsSection>
      </fieldset>
      <SaveBar
        changes={
          isDirty
            ? (Object.keys(labels) as (keyof typeof labels)[])
                .filter((name) => dirtyFields[name])
                .map((name) => labels[name])
            : []
        }
        onDiscard={() => form.reset()}
        saving={isSaving}
      />
    </form>
  );
}
