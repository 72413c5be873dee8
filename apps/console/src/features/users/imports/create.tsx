import { createUserImport } from '@gatehouse/contract/user-imports/endpoints';
import { mostImportBytes, userImportSources } from '@gatehouse/contract/user-imports/user-imports';
import { Field } from '@gatehouse/ui/controls/field';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../../app/tenant.ts';
import { CreateDialog } from '../../../parts/forms/create-dialog.tsx';
import type { Form, ValuesOf } from '../../../parts/forms/form-state.ts';
import { FormSelect, FormSwitch, FormText } from '../../../parts/forms/fields.tsx';
import { keepFile } from './chosen-file.ts';
import { FileButton } from './file-button.tsx';
import './imports.css';

/** Chooses source and file of an import. The page that opens uploads the file. */
export function CreateImport() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const [problem, setProblem] = useState<string>();
  return (
    <CreateDialog
      endpoint={createUserImport}
      title={t('userImports.create.title')}
      description={t('userImports.create.description')}
      submit={t('userImports.create.submit')}
      values={{ source: 'generic', fileName: undefined, sendUserEvents: false, hashParameters: undefined }}
      goTo={({ id }) => path(`/users/imports/${id}`)}
    >
      {(form) => {
        const source = form.watch('source') ?? 'generic';
        const fileName = form.watch('fileName');
        return (
          <>
            <FormSelect
              form={form}
              name="source"
              label={t('userImports.create.source')}
              help={t(`userImports.create.sourceHelp.${source}`)}
              options={userImportSources.map((value) => ({
                value,
                label: t(`userImports.sources.${value}`),
              }))}
            />
            <Field
              label={t('userImports.create.file')}
              group
              help={t('userImports.create.fileHelp')}
              error={problem}
            >
              <div className="import-file">
                <FileButton
                  label={t(
                    fileName === undefined ? 'userImports.create.choose' : 'userImports.create.change',
                  )}
                  onChoose={(file) => {
                    const isFine = file.size <= mostImportBytes;
                    setProblem(isFine ? undefined : t('userImports.create.tooLarge'));
                    keepFile(isFine ? file : undefined);
                    form.setValue('fileName', isFine ? file.name.slice(0, 256) : undefined, {
                      shouldDirty: true,
                    });
                  }}
                />
                {fileName !== undefined && <span className="import-file-name">{fileName}</span>}
              </div>
            </Field>
            {source === 'firebase' && <FirebaseFields form={form} />}
            <FormSwitch
              form={form}
              name="sendUserEvents"
              label={t('userImports.create.events')}
              help={t('userImports.create.eventsHelp')}
            />
          </>
        );
      }}
    </CreateDialog>
  );
}

/** The password hash parameters of a Firebase project. Without these fields, the form has none. */
function FirebaseFields({ form }: { form: Form<ValuesOf<typeof createUserImport>> }) {
  const { t } = useTranslation();
  useEffect(() => () => form.unregister('hashParameters'), [form]);
  return (
    <>
      <FormText
        form={form}
        name="hashParameters.signerKey"
        label={t('userImports.create.signerKey')}
        help={t('userImports.create.signerKeyHelp')}
        autoComplete="off"
        mono
      />
      <FormText
        form={form}
        name="hashParameters.saltSeparator"
        label={t('userImports.create.saltSeparator')}
        placeholder="Bw=="
        autoComplete="off"
        mono
      />
      <FormText
        form={form}
        name="hashParameters.rounds"
        label={t('userImports.create.rounds')}
        placeholder="8"
        inputMode="numeric"
      />
      <FormText
        form={form}
        name="hashParameters.memCost"
        label={t('userImports.create.memCost')}
        placeholder="14"
        inputMode="numeric"
      />
    </>
  );
}
