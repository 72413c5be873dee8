import { type ApplicationType, confidentialTypes } from '@gatehouse/contract/applications/applications';
import { corsOrigin } from '@gatehouse/contract/applications/cors-origin';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useTranslation } from 'react-i18next';
import { LinesField } from '../../../parts/forms/lines-field.tsx';
import { isUnencrypted, useUriCheck } from '../use-uri-check.ts';
import type { ApplicationForm } from './form.ts';

/** Redirect URIs and CORS origins. */
export function Addresses({
  form,
  type,
  host,
}: {
  form: ApplicationForm;
  type: ApplicationType;
  /** The host of a protected application, which all redirect URIs must be at. */
  host?: string;
}) {
  const { t } = useTranslation();
  const check = useUriCheck(type, host);
  const warn = (uri: string) => (isUnencrypted(uri) ? t('applications.redirects.unencrypted') : undefined);
  const hasRedirect = form.watch('oidcClientMetadata.redirectUris')?.some((uri) => uri !== '');
  const checkOrigins = (origins: readonly string[]) =>
    Object.fromEntries(
      origins.flatMap((origin, index) =>
        corsOrigin.safeParse(origin).success ? [] : [[index, t('applications.cors.problem')]],
      ),
    );
  const placeholder =
    type === 'Native' ? 'com.example.app://callback' : `https://${host ?? 'app.example.com'}/callback`;
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
    </>
  );
}
