import { type VerificationFile, verificationFileTypes } from '@gatehouse/contract/domains/domains';
import {
  getDomain,
  getVerificationFiles,
  replaceVerificationFiles,
} from '@gatehouse/contract/domains/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Input } from '@gatehouse/ui/controls/input';
import { Select } from '@gatehouse/ui/controls/select';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Plus, X } from 'lucide-react';
import { get, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { type Form, useLabel, type ValuesOf } from '../../parts/forms/form-state.ts';
import { FormPart, SettingsForm } from '../../parts/forms/settings-form.tsx';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { useMayChange } from './use-may-change.ts';
import './domains.css';

type FilesForm = Form<ValuesOf<typeof replaceVerificationFiles>>;
const most = 10;
const newFile: VerificationFile = { path: '', content: '', contentType: 'text/plain' };

/** The files that are served at the domain for other services. */
export function Component() {
  const { t } = useTranslation();
  const { id } = useDetails(getDomain);
  const params = { id };
  const mayChange = useMayChange();
  const { data, error, retry } = useApi(getVerificationFiles, { params });
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data) return <SettingsSkeleton />;
  return (
    <SettingsForm
      endpoint={replaceVerificationFiles}
      params={params}
      values={{ verificationFiles: data }}
      isReplaced
      readOnly={!mayChange}
      isSplit
    >
      {(form) => (
        <FormPart>
          <SettingsSection title={t('domains.files.title')} description={t('domains.files.description')}>
            <Files form={form} isReadOnly={!mayChange} />
          </SettingsSection>
        </FormPart>
      )}
    </SettingsForm>
  );
}

function Files({ form, isReadOnly }: { form: FilesForm; isReadOnly: boolean }) {
  const { t } = useTranslation();
  useLabel('verificationFiles', t('domains.files.title'));
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'verificationFiles' });
  const errorAt = (name: string): string | undefined => {
    const message: unknown = get(form.formState.errors, `verificationFiles.${name}.message`);
    return typeof message === 'string' ? message : undefined;
  };
  return (
    <div className="domain-files">
      {fields.length === 0 && <p className="domain-note">{t('domains.files.none')}</p>}
      {fields.map(({ id }, index) => {
        const number = index + 1;
        return (
          <fieldset key={id} className="domain-file" aria-label={t('domains.files.file', { number })}>
            <div className="domain-file-head">
              <span>{t('domains.files.file', { number })}</span>
              {!isReadOnly && (
                <IconButton
                  label={t('domains.files.remove', { number })}
                  icon={<X />}
                  onClick={() => remove(index)}
                />
              )}
            </div>
            <Field
              label={t('domains.files.path')}
              help={t('domains.files.pathHelp')}
              error={errorAt(`${index}.path`)}
            >
              <Input
                mono
                placeholder="/.well-known/assetlinks.json"
                {...form.register(`verificationFiles.${index}.path`)}
              />
            </Field>
            <Field label={t('domains.files.type')}>
              <Select
                options={verificationFileTypes.map((value) => ({
                  value,
                  label: t(`domains.files.types.${value}`),
                }))}
                {...form.register(`verificationFiles.${index}.contentType`)}
              />
            </Field>
            <Field label={t('domains.files.content')} error={errorAt(`${index}.content`)}>
              <Textarea mono rows={5} {...form.register(`verificationFiles.${index}.content`)} />
            </Field>
          </fieldset>
        );
      })}
      {!isReadOnly && fields.length < most && (
        <div>
          <Button size="small" icon={<Plus />} onClick={() => append(newFile)}>
            {t('domains.files.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
