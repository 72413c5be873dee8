import { getUserImport, startUserImport } from '@gatehouse/contract/user-imports/endpoints';
import type { UserImport } from '@gatehouse/contract/user-imports/user-imports';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { Banner } from '@gatehouse/ui/states/banner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { useCan } from '../../../app/use-can.ts';
import { takeFile } from './chosen-file.ts';
import { FileButton } from './file-button.tsx';
import { useUpload } from './use-upload.ts';
import './imports.css';

/** How far the import is, and what can be done next. */
export function ImportState({ one }: { one: UserImport }) {
  const { status } = one;
  switch (status) {
    case 'Uploading':
      return <WaitingForFile one={one} />;
    case 'Checking':
    case 'Running':
      return <Working one={one} status={status} />;
    case 'Checked':
      return <Checked one={one} />;
    case 'Completed':
      return <Completed one={one} />;
    case 'Failed':
      return <Failed one={one} />;
    default:
      return null;
  }
}

function Progress({ share, label, rows }: { share: number; label: string; rows?: string }) {
  return (
    <output className="import-progress">
      <span>{label}</span>
      <progress value={share} max={1} aria-label={label} />
      {rows !== undefined && <span className="import-rows">{rows}</span>}
    </output>
  );
}

function usePercent() {
  const locale = useLocale();
  return (share: number) => share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
}

function WaitingForFile({ one }: { one: UserImport }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const { share, hasFailed, upload } = useUpload(one);
  const mayWrite = useCan('write:data');
  useEffect(() => {
    // Kept only until the page of a new import has opened.
    const file = takeFile();
    if (file) void upload(file);
  }, [upload]);
  if (share !== undefined)
    return <Progress share={share} label={t('userImports.upload.progress', { percent: percent(share) })} />;
  return (
    <Banner
      tone={hasFailed ? 'danger' : 'info'}
      title={t(hasFailed ? 'userImports.upload.failed' : 'userImports.upload.title')}
      action={
        mayWrite && (
          <FileButton label={t('userImports.create.choose')} onChoose={(file) => void upload(file)} />
        )
      }
    >
      {t('userImports.upload.text')}
    </Banner>
  );
}

function Working({ one, status }: { one: UserImport; status: 'Checking' | 'Running' }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const percent = usePercent();
  const client = useQueryClient();
  // Polls, and updates the page, which reads the same.
  useApi(getUserImport, { params: { id: one.id } }, { refreshMs: 1_000 });
  useEffect(() => () => void client.invalidateQueries(), [client]);
  const share = one.size === 0 ? 0 : one.bytesRead / one.size;
  return (
    <Progress
      share={share}
      label={t(`userImports.progress.${status}`, { percent: percent(share) })}
      rows={t('userImports.progress.rows', {
        accepted: one.accepted.toLocaleString(locale),
        rejected: one.rejected.toLocaleString(locale),
      })}
    />
  );
}

const rejectedText = ({ rejected }: UserImport) =>
  rejected === 0 ? 'userImports.checked.fine' : 'userImports.checked.rejected';

function Checked({ one }: { one: UserImport }) {
  const { t } = useTranslation();
  const { save, isSaving } = useSave(startUserImport);
  const mayWrite = useCan('write:data');
  const { id, accepted, rejected } = one;
  return (
    <Banner
      tone={rejected > 0 ? 'warning' : 'success'}
      title={t('userImports.checked.title', { count: accepted })}
      action={
        mayWrite &&
        accepted > 0 && (
          <Button
            variant="primary"
            loading={isSaving}
            onClick={() => void save({ params: { id } }).catch(() => undefined)}
          >
            {t('userImports.checked.start', { count: accepted })}
          </Button>
        )
      }
    >
      {t(rejectedText(one), { count: rejected })}
    </Banner>
  );
}

function Completed({ one }: { one: UserImport }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <Banner
      tone="success"
      title={t('userImports.completed.title', { count: one.accepted })}
      action={<ButtonLink href={path('/users')}>{t('userImports.completed.show')}</ButtonLink>}
    >
      {t(rejectedText(one), { count: one.rejected })}
    </Banner>
  );
}

function Failed({ one: { failure } }: { one: UserImport }) {
  const { t } = useTranslation();
  return (
    <Banner tone="danger" title={t('userImports.failed.title')}>
      {t(`userImports.failed.${failure ?? 'interrupted'}`)}
    </Banner>
  );
}
