import { exportTenant } from '@gatehouse/contract/tenant-export/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../app/api/use-ask.ts';
import { exportName, saveFile } from '../../parts/lists/save-file.ts';

/** Saves the tenant as JSON lines, without secrets. */
export function UnsealedExport() {
  const { t } = useTranslation();
  const ask = useAsk(exportTenant);
  const [isRunning, setIsRunning] = useState(false);

  async function save() {
    setIsRunning(true);
    try {
      saveFile(exportName('tenant', 'jsonl'), await ask({}), 'application/x-ndjson');
    } catch {
      // Shown in a toast.
    } finally {
      setIsRunning(false);
    }
  }
  return (
    <SettingsSection
      title={t('tenantExport.unsealed.title')}
      description={t('tenantExport.unsealed.description')}
    >
      <p>{t('tenantExport.unsealed.text')}</p>
      <div>
        <Button icon={<Download />} loading={isRunning} onClick={() => void save()}>
          {t('tenantExport.unsealed.action')}
        </Button>
      </div>
    </SettingsSection>
  );
}
