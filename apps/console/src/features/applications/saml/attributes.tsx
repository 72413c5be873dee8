import { getApplication } from '@gatehouse/contract/applications/endpoints';
import {
  getSamlApplication,
  updateSamlApplication,
} from '@gatehouse/contract/applications/saml-application-endpoints';
import { type SamlAttributeMapping, samlClaims } from '@gatehouse/contract/applications/saml-applications';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Input } from '@gatehouse/ui/controls/input';
import { Select } from '@gatehouse/ui/controls/select';
import { Trash2 } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { NotFoundScreen } from '../../../app/screens/not-found.tsx';
import { errorOf } from '../../../parts/forms/fields.tsx';
import { type Form, useLabel, type ValuesOf } from '../../../parts/forms/form-state.ts';
import { FormPart, SettingsForm } from '../../../parts/forms/settings-form.tsx';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useDetails } from '../../../parts/pages/details-page.tsx';
import { Failed } from '../../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../../parts/pages/settings-skeleton.tsx';
import { AttributePreview } from './preview.tsx';
import './saml.css';

/** The tab Attributes of a SAML application. */
export function SamlAttributes() {
  const { id, type } = useDetails(getApplication);
  return type === 'SAML' ? <Attributes id={id} /> : <NotFoundScreen />;
}

type MappingForm = Form<ValuesOf<typeof updateSamlApplication>>;

function Attributes({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, retry } = useApi(getSamlApplication, { params: { id } });
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data) return <SettingsSkeleton />;
  const { attributeMapping, nameIdFormat } = data;
  return (
    <SettingsForm
      endpoint={updateSamlApplication}
      params={{ id }}
      values={{ attributeMapping }}
      toBody={({ attributeMapping: mapping }) => ({ attributeMapping: mapping })}
      isSplit
    >
      {(form) => (
        <>
          <FormPart>
            <AnchoredSection
              name="mapping"
              title={t('applications.saml.attributes.title')}
              description={t('applications.saml.attributes.text')}
            >
              <Mapping form={form} />
            </AnchoredSection>
          </FormPart>
          <AttributePreview
            id={id}
            nameIdFormat={nameIdFormat}
            mapping={form.watch('attributeMapping') ?? {}}
          />
        </>
      )}
    </SettingsForm>
  );
}

/** A row for each claim, in the order of the wire. */
function Mapping({ form }: { form: MappingForm }) {
  const { t } = useTranslation();
  useLabel('attributeMapping', t('applications.saml.attributes.label'));
  return (
    <Controller
      control={form.control}
      name="attributeMapping"
      render={({ field: { value = {}, onChange } }) => {
        const mapping: SamlAttributeMapping = value;
        const used = samlClaims.filter((claim) => mapping[claim] !== undefined);
        const free = samlClaims.filter((claim) => mapping[claim] === undefined);
        return (
          <>
            {used.length === 0 && <p>{t('applications.saml.attributes.none')}</p>}
            {used.length > 0 && (
              // Each field has a label of its own.
              <div className="saml-mapping-row saml-mapping-head" aria-hidden="true">
                <span>{t('applications.saml.attributes.claim')}</span>
                <span>{t('applications.saml.preview.attribute')}</span>
              </div>
            )}
            <ul className="saml-mapping" aria-label={t('applications.saml.attributes.label')}>
              {used.map((claim) => {
                const error = errorOf({ form, name: `attributeMapping.${claim}` });
                return (
                  <li key={claim} className="saml-mapping-row">
                    <code className="saml-claim">{claim}</code>
                    <div className="saml-attribute">
                      <Input
                        value={mapping[claim]}
                        aria-label={t('applications.saml.attributes.name', { claim })}
                        aria-invalid={error !== undefined}
                        spellCheck={false}
                        mono
                        onChange={(event) => onChange({ ...mapping, [claim]: event.target.value })}
                      />
                      {error !== undefined && (
                        <p className="ui-field-error" role="alert">
                          {error}
                        </p>
                      )}
                    </div>
                    <IconButton
                      icon={<Trash2 />}
                      label={t('applications.saml.attributes.remove', { claim })}
                      onClick={() =>
                        onChange(
                          Object.fromEntries(Object.entries(mapping).filter(([name]) => name !== claim)),
                        )
                      }
                    />
                  </li>
                );
              })}
            </ul>
            {free.length > 0 && (
              <div className="saml-add">
                <Select
                  aria-label={t('applications.saml.attributes.addLabel')}
                  value=""
                  options={[
                    { value: '', label: t('applications.saml.attributes.add') },
                    ...free.map((claim) => ({ value: claim, label: claim })),
                  ]}
                  onChange={(event) => {
                    const claim = event.target.value;
                    if (claim) onChange({ ...mapping, [claim]: claim });
                  }}
                />
              </div>
            )}
          </>
        );
      }}
    />
  );
}
