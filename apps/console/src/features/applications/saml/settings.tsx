import { samlAddresses } from '@gatehouse/contract/applications/saml-addresses';
import { getSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import { samlNameIdFormat } from '@gatehouse/contract/applications/saml-applications';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Banner } from '@gatehouse/ui/states/banner';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { useApp } from '../../../app/app-context.ts';
import { errorOf, FormSelect, FormSwitch, FormText } from '../../../parts/forms/fields.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import { JsonField } from '../../../parts/forms/json-field.tsx';
import { FormPart, SettingsForm } from '../../../parts/forms/settings-form.tsx';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { Failed } from '../../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../../parts/pages/settings-skeleton.tsx';
import { errorFields, type SamlForm, saveSamlSettings, toBody, toFields } from './settings-form.ts';
import './saml.css';

/** The tab Settings of a SAML application. */
export function SamlSettings({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, retry } = useApi(getSamlApplication, { params: { id } });
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data) return <SettingsSkeleton />;
  const isReady = data.entityId !== null && data.acsUrl !== null;
  return (
    <>
      {!isReady && (
        <div className="saml-missing">
          <Banner tone="warning">{t('applications.saml.sp.missing')}</Banner>
        </div>
      )}
      <SettingsForm
        endpoint={saveSamlSettings}
        params={{ id }}
        values={toFields(data)}
        errorFields={errorFields}
        toBody={toBody}
        isSplit
      >
        {(form) => (
          <>
            <FormPart>
              <SettingsSection
                title={t('applications.general.title')}
                description={t('applications.general.text')}
              >
                <FormText form={form} name="name" label={t('applications.name')} />
                <FormText
                  form={form}
                  name="description"
                  whenEmpty="null"
                  label={t('applications.descriptionLabel')}
                />
              </SettingsSection>
            </FormPart>
            <OwnSide id={id} />
            <FormPart>
              <OtherSide form={form} />
              <Signatures form={form} />
              <Encryption form={form} />
            </FormPart>
            <IdpInitiated form={form} id={id} />
            <FormPart>
              <AnchoredSection
                name="custom-data"
                title={t('applications.customData.title')}
                description={t('applications.customData.text')}
              >
                <JsonField form={form} name="customData" label={t('applications.customData.label')} />
              </AnchoredSection>
            </FormPart>
          </>
        )}
      </SettingsForm>
    </>
  );
}

/** What the service provider needs to know of us. */
function OwnSide({ id }: { id: string }) {
  const { t } = useTranslation();
  const { config } = useApp();
  const addresses = samlAddresses(config.endpoint, id);
  return (
    <AnchoredSection
      name="identity-provider"
      title={t('applications.saml.idp.title')}
      description={t('applications.saml.idp.text')}
    >
      {(['metadata', 'entityId', 'signIn', 'singleLogout'] as const).map((name) => (
        <Field key={name} label={t(`applications.saml.idp.${name}`)} group>
          <CopyText variant="box" value={addresses[name]} label={t(`applications.saml.idp.${name}`)} />
        </Field>
      ))}
    </AnchoredSection>
  );
}

/** What we need to know of the service provider. */
function OtherSide({ form }: { form: SamlForm }) {
  const { t } = useTranslation();
  const formats = samlNameIdFormat.options.map((value) => ({
    value,
    label: t(`applications.saml.sp.nameIdFormats.${shortName(value)}`),
  }));
  return (
    <AnchoredSection
      name="service-provider"
      title={t('applications.saml.sp.title')}
      description={t('applications.saml.sp.text')}
    >
      <FormText
        form={form}
        name="entityId"
        label={t('applications.saml.sp.entityId')}
        help={t('applications.saml.sp.entityIdHelp')}
        placeholder={t('applications.saml.sp.entityIdPlaceholder')}
        spellCheck={false}
        mono
      />
      <FormText
        form={form}
        name="acs"
        label={t('applications.saml.sp.acs')}
        help={t('applications.saml.sp.acsHelp')}
        placeholder={t('applications.saml.sp.acsPlaceholder')}
        inputMode="url"
        spellCheck={false}
        mono
      />
      <FormSelect
        form={form}
        name="nameIdFormat"
        label={t('applications.saml.sp.nameIdFormat')}
        options={formats}
      />
    </AnchoredSection>
  );
}

const shortName = (format: string) => {
  const name = format.split(':').at(-1);
  return name === 'persistent' || name === 'emailAddress' || name === 'transient' ? name : 'unspecified';
};

function Signatures({ form }: { form: SamlForm }) {
  const { t } = useTranslation();
  return (
    <AnchoredSection
      name="signatures"
      title={t('applications.saml.signatures.title')}
      description={t('applications.saml.signatures.text')}
    >
      <CertificateField
        form={form}
        name="spCertificate"
        label={t('applications.saml.signatures.certificate')}
        help={t('applications.saml.signatures.certificateHelp')}
      />
      <FormSwitch
        form={form}
        name="requireSignedRequests"
        label={t('applications.saml.signatures.require')}
        help={t('applications.saml.signatures.requireHelp')}
      />
      <FormText
        form={form}
        name="singleLogoutUrl"
        label={t('applications.saml.signatures.singleLogout')}
        help={t('applications.saml.signatures.singleLogoutHelp')}
        placeholder={t('applications.saml.signatures.singleLogoutPlaceholder')}
        inputMode="url"
        spellCheck={false}
        optional
        mono
      />
    </AnchoredSection>
  );
}

function Encryption({ form }: { form: SamlForm }) {
  const { t } = useTranslation();
  const encrypts = form.watch('encrypts');
  return (
    <AnchoredSection
      name="encryption"
      title={t('applications.saml.encryption.title')}
      description={t('applications.saml.encryption.text')}
    >
      <FormSwitch
        form={form}
        name="encrypts"
        label={t('applications.saml.encryption.encrypt')}
        help={t('applications.saml.encryption.encryptHelp')}
      />
      {encrypts && (
        <>
          <FormSwitch
            form={form}
            name="signsResponse"
            label={t('applications.saml.encryption.signResponse')}
            help={t('applications.saml.encryption.signResponseHelp')}
          />
          <CertificateField
            form={form}
            name="encryptionCertificate"
            label={t('applications.saml.encryption.certificate')}
            help={t('applications.saml.encryption.certificateHelp')}
          />
        </>
      )}
    </AnchoredSection>
  );
}

function IdpInitiated({ form, id }: { form: SamlForm; id: string }) {
  const { t } = useTranslation();
  const { config } = useApp();
  const isOn = form.watch('isIdpInitiated');
  const url = t('applications.saml.idpInitiated.url');
  return (
    <AnchoredSection
      name="idp-initiated"
      title={t('applications.saml.idpInitiated.title')}
      description={t('applications.saml.idpInitiated.text')}
    >
      <FormPart>
        <FormSwitch
          form={form}
          name="isIdpInitiated"
          label={t('applications.saml.idpInitiated.enable')}
          help={t('applications.saml.idpInitiated.enableHelp')}
        />
        {isOn && (
          <FormText
            form={form}
            name="defaultRelayState"
            label={t('applications.saml.idpInitiated.relayState')}
            help={t('applications.saml.idpInitiated.relayStateHelp')}
            spellCheck={false}
            optional
            mono
          />
        )}
      </FormPart>
      {isOn && (
        <Field label={url} group>
          <CopyText variant="box" value={samlAddresses(config.endpoint, id).start} label={url} />
        </Field>
      )}
    </AnchoredSection>
  );
}

/** A certificate in PEM. */
function CertificateField({
  form,
  name,
  label,
  help,
}: {
  form: SamlForm;
  name: 'spCertificate' | 'encryptionCertificate';
  label: string;
  help: string;
}) {
  useLabel(name, label);
  return (
    <Field label={label} help={help} error={errorOf({ form, name })} optional>
      <Textarea mono rows={4} placeholder="-----BEGIN CERTIFICATE-----" {...form.register(name)} />
    </Field>
  );
}
