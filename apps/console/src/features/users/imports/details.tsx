import { deleteUserImport, getUserImport } from '@gatehouse/contract/user-imports/endpoints';
import type { UserImport } from '@gatehouse/contract/user-imports/user-imports';
import { IconTile } from '@gatehouse/ui/layout/page-header';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { DetailsPage } from '../../../parts/pages/details-page.tsx';
import { ImportStatus } from './list.tsx';
import { ImportState } from './state.tsx';

/** One import: its progress, and the report. */
export function ImportDetails() {
  const { t } = useTranslation();
  const { save: remove } = useSave(deleteUserImport);
  const nameOf = ({ fileName }: UserImport) => fileName ?? t('userImports.unnamed');
  return (
    <DetailsPage
      endpoint={getUserImport}
      list={{ path: '/users/imports', label: t('userImports.title') }}
      name={nameOf}
      renderIcon={() => (
        <IconTile>
          <FileUp />
        </IconTile>
      )}
      facts={(one) => [
        <ImportStatus key="status" {...one} />,
        <span key="source">{t(`userImports.sources.${one.source}`)}</span>,
      ]}
      renderAbove={(one) => <ImportState one={one} />}
      tabs={[{ path: 'report', label: t('userImports.report.tab') }]}
      removal={(one) => ({
        label: t('userImports.delete.action'),
        title: t('userImports.delete.title', { name: nameOf(one) }),
        text: t('userImports.delete.text'),
        remove: () => remove({ params: { id: one.id } }),
      })}
    />
  );
}
