import { type ApplicationType, confidentialTypes } from '@gatehouse/contract/applications/applications';
import { corsOrigin } from '@gatehouse/contract/applications/cors-origin';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useTranslation } from 'react-i18next';
import { FormSwitch, FormText } from '../../../parts/forms/fields.tsx';
import { LinesField } from '../../../parts/forms/lines-field.tsx';
import { isUnencrypted, useUriCheck } from '../use-uri-check.ts';
import type { ApplicationForm } from './form.ts';

/** Redirect URIs, CORS origins, and where the application is told about sign-outs. */
export function Addresses({
  form,
  type,
  hosts,
}: {
  form: ApplicationForm;
  type: ApplicationType;
  /** The hosts of a protected application, which all redirect URIs must be at: its own first. */
  hosts?: readonly string[];
}) {
  const { t } = useTranslation();
  const check = useUriCheck(type, hosts);
  const warn = (uri: string) => (isUnencrypted(uri) ? t('applications.redirects.unencrypted') : undefined);
  const hasRedirect = form.watch('oidcClientMetadata.redirectUris')?.some((uri) => uri !== '');
  const checkOrigins = (origins: readonly string[]) =>
    Object.fromEntries(
      origins.flatMap((origin, index) =>
        corsOrigin.safeParse(origin).success ? [] : [[index, t('applications.cors.problem')]],
      ),
    );
  const placeholder =
    type === 'Native' ? 'com.example.app://callback' : `https://${hosts?.[0] ?? 'app.example.com'}/callback`;
  return (
    <>
      <AnchoredSection
        name="redirects"
        title={t('applications.redirects.title')}
        description={t('applications.redirects.text')}
      >
        <LinesField
          form={form}
          name="oidcClientMetadata.redirectUris"
          label={t('applications.redirects.redirectUris')}
          help={hasRedirect ? undefined : t('applications.redirects.none')}
          placeholder={placeholder}
          check={check}
          warn={warn}
        />
        <LinesField
          form={form}
          name="oidcClientMetadata.postLogoutRedirectUris"
          label={t('applications.redirects.postLogoutRedirectUris')}
          optional
          check={check}
          warn={warn}
        />
        {type !== 'Native' && (
          <FormSwitch
            form={form}
            name="customClientMetadata.allowFormPost"
            label={t('applications.redirects.formPost')}
            help={t('applications.redirects.formPostHelp')}
          />
        )}
      </AnchoredSection>
      {!confidentialTypes.includes(type) && (
        <AnchoredSection
          name="cors"
          title={t('applications.cors.title')}
          description={t('applications.cors.text')}
        >
          <LinesField
            form={form}
            name="customClientMetadata.corsAllowedOrigins"
            label={t('applications.cors.label')}
            help={t('applications.cors.help')}
            optional
            placeholder="https://admin.example.com"
            check={checkOrigins}
          />
        </AnchoredSection>
      )}
      {type !== 'Native' && <BackchannelLogout form={form} />}
    </>
  );
}

function BackchannelLogout({ form }: { form: ApplicationForm }) {
  const { t } = useTranslation();
  const isOn = Boolean(form.watch('oidcClientMetadata.backchannelLogoutUri'));
  return (
    <AnchoredSection
      name="backchannel-logout"
      title={t('applications.backchannel.title')}
      description={t('applications.backchannel.text')}
    >
      <FormText
        form={form}
        name="oidcClientMetadata.backchannelLogoutUri"
        whenEmpty="absent"
        label={t('applications.backchannel.uri')}
        help={t('applications.backchannel.uriHelp')}
        placeholder="https://app.example.com/backchannel-logout"
        inputMode="url"
        spellCheck={false}
        mono
      />
      {isOn && (
        <FormSwitch
          form={form}
          name="oidcClientMetadata.backchannelLogoutSessionRequired"
          label={t('applications.backchannel.session')}
          help={t('applications.backchannel.sessionHelp')}
        />
      )}
    </AnchoredSection>
  );
}
