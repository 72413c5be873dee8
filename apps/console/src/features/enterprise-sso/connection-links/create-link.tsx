import { createConnectionLink } from '@gatehouse/contract/connection-links/endpoints';
import { languages } from '@gatehouse/phrases/languages';
import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
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
      <Dialog
        open
        onClose={onClose}
        title={t('enterpriseSso.links.created.title')}
        description={t('enterpriseSso.links.created.text')}
      >
        <DialogBody>
          <CopyText variant="box" value={url} label={t('enterpriseSso.links.created.link')} />
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {t('enterpriseSso.links.created.done')}
          </Button>
        </DialogFooter>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('enterpriseSso.links.create.title')}
      description={t('enterpriseSso.links.create.description')}
    >
      <DialogBody>
        <OrganizationChoice value={organizationId} onChange={setOrganization} />
        <Field
          label={t('enterpriseSso.links.create.language')}
          help={t('enterpriseSso.links.create.languageHelp')}
        >
          <Select value={language} onPick={setLanguage} options={languageOptions} />
        </Field>
      </DialogBody>
      <DialogFooter busy={isSaving}>
        <Button onClick={onClose} disabled={isSaving}>
          {t('parts.cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={organizationId === undefined}
          loading={isSaving}
          onClick={() => void create()}
        >
          {t('enterpriseSso.links.create.action')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
