import { ButtonLink } from '@gatehouse/ui/controls/button';
import { Breadcrumb } from '@gatehouse/ui/layout/breadcrumb';
import { StateBlock } from '@gatehouse/ui/states/state-block';
import { FileQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../app/api/failure.ts';
import { Failed } from './failed.tsx';

/** Shown if a record wasn't found or failed to load. */
export function DetailsFailed({ error, onRetry, list }: { error: Error; onRetry: () => void; list: string }) {
  const { t } = useTranslation();
  const isGone = error instanceof ApiFailure && error.status === 404;
  if (!isGone)
    return (
      <>
        <Breadcrumb crumbs={[{ label: t('parts.toList'), href: list }]} />
        <Failed error={error} onRetry={onRetry} />
      </>
    );
  return (
    <StateBlock
      alert
      icon={<FileQuestionMark />}
      title={t('parts.goneTitle')}
      action={<ButtonLink href={list}>{t('parts.toList')}</ButtonLink>}
    >
      {t('parts.goneText')}
    </StateBlock>
  );
}
