import { verificationErrors } from '@gatehouse/contract/account/errors';
import { exportSealedTenant } from '@gatehouse/contract/tenant-export/endpoints';
import { leastPassphrase, mostPassphrase } from '@gatehouse/contract/tenant-export/tenant-export';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { PasswordInput } from '@gatehouse/ui/controls/password-input';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Banner } from '@gatehouse/ui/states/banner';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantId } from '../../app/tenant.ts';
import { exportName, saveFile } from '../../parts/lists/save-file.ts';
import { useSignInAgain } from '../../parts/pages/use-sign-in-again.ts';

interface Problems {
  passphrase?: string;
  again?: string;
}

/** Saves the tenant with its secrets, sealed with a passphrase that is entered twice: a typing error would make the file worthless. */
export function SealedExport() {
  const { t } = useTranslation();
  const tenantId = useTenantId() ?? '';
  const askToSignIn = useSignInAgain();
  const { save, isSaving } = useSave(exportSealedTenant, { ignore: [verificationErrors.denied.code] });
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [isDone, setIsDone] = useState(false);

  function check(): Problems {
    if ([...passphrase].length < leastPassphrase)
      return { passphrase: t('tenantExport.sealed.short', { count: leastPassphrase }) };
    return again === passphrase ? {} : { again: t('tenantExport.sealed.different') };
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = check();
    setProblems(found);
    setIsDone(false);
    if (found.passphrase !== undefined || found.again !== undefined) return;
    try {
      const file = await save({ params: { tenantId }, body: { passphrase } });
      saveFile(exportName('tenant', 'export'), file, file.type);
      setPassphrase('');
      setAgain('');
      setIsDone(true);
    } catch (failure) {
      // Others are shown in a toast.
      if (!(failure instanceof ApiFailure) || failure.code !== verificationErrors.denied.code) return;
      await askToSignIn({
        title: t('tenantExport.signInAgain.title'),
        body: t('tenantExport.signInAgain.text'),
        confirmLabel: t('tenantExport.signInAgain.action'),
      });
    }
  }
  return (
    <form className="ui-settings-form" onSubmit={(event) => void submit(event)} noValidate>
      <SettingsSection
        title={t('tenantExport.sealed.title')}
        description={t('tenantExport.sealed.description')}
      >
        {isDone && (
          <Banner tone="success" live>
            {t('tenantExport.sealed.done')}
          </Banner>
        )}
        <Field
          label={t('tenantExport.sealed.passphrase')}
          help={t('tenantExport.sealed.help', { count: leastPassphrase })}
          error={problems.passphrase}
        >
          <PasswordInput
            autoComplete="new-password"
            maxLength={mostPassphrase}
            value={passphrase}
            onChange={({ target }) => {
              setPassphrase(target.value);
              setProblems({});
            }}
          />
        </Field>
        <Field label={t('tenantExport.sealed.again')} error={problems.again}>
          <PasswordInput
            autoComplete="new-password"
            maxLength={mostPassphrase}
            value={again}
            onChange={({ target }) => {
              setAgain(target.value);
              setProblems({});
            }}
          />
        </Field>
        <div>
          <Button type="submit" variant="primary" icon={<Download />} loading={isSaving}>
            {t('tenantExport.sealed.action')}
          </Button>
        </div>
      </SettingsSection>
    </form>
  );
}
