import { createConnectionLink } from '@gatehouse/contract/connection-links/endpoints';
import { languages } from '@gatehouse/phrases/languages';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { ShownOnceDialog } from '../../../parts/forms/shown-once-dialog.tsx';
import { OrganizationChoice } from './organization-choice.tsx';

const languageOptions = Object.entries(languages).map(([value, label]) => ({ value, label }));

/** Creates a link for an organization's administrator in their language, and then shows it once. */
export function CreateLink({ connectorId, onClose }: { connectorId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [organizationId, setOrganization] = useState<string>();
  const [language, setLanguage] = useState('en');
  const [url, setUrl] = useState<string>();
  const { save, isSaving } = useSave(createConnectionLink);

  async function create() {
    if (organizationId === undefined) return;
    const input = { params: { id: connectorId }, body: { organizationId, language } };
    await save(input).then(
      (created) => setUrl(created.url),
      () => undefined,
    );
  }
  if (url !== undefined)
    return (
      <ShownOnceDialog
        title={t('enterpriseSso.links.created.title')}
        description={t('enterpriseSso.links.created.text')}
        done={t('enterpriseSso.links.created.done')}
        onClose={onClose}
      >
        <CopyText variant="box" value={url} label={t('enterpriseSso.links.created.link')} />
      </ShownOnceDialog>
    );
  return (
    <FormDialog
      title={t('enterpriseSso.links.create.title')}
      description={t('enterpriseSso.links.create.description')}
      submit={t('enterpriseSso.links.create.action')}
      isSaving={isSaving}
      isReady={organizationId !== undefined}
      onSubmit={create}
      onClose={onClose}
    >
      <OrganizationChoice value={organizationId} onChange={setOrganization} />
      <Field
        label={t('enterpriseSso.links.create.language')}
        help={t('enterpriseSso.links.create.languageHelp')}
      >
        <Select value={language} onPick={setLanguage} options={languageOptions} />
      </Field>
    </FormDialog>
  );
}
