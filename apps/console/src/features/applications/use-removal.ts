import type { Application } from '@gatehouse/contract/applications/applications';
import { deleteApplication, getApplicationUsage } from '@gatehouse/contract/applications/endpoints';
import { deleteSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import { useTranslation } from 'react-i18next';
import { call } from '../../app/api/call.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import type { Removal } from '../../parts/pages/use-deletion.ts';

/** How an application is deleted, and the consequences. */
export function useRemoval(): (application: Pick<Application, 'id' | 'name' | 'type'>) => Removal {
  const { t } = useTranslation();
  const { api } = useApp();
  const { save } = useSave(deleteApplication);
  const { save: saveSaml } = useSave(deleteSamlApplication);
  return ({ id, name, type }) => ({
    label: t('applications.delete.action'),
    title: t('applications.delete.title', { name }),
    text: t('applications.delete.text'),
    async consequences() {
      const usage = await call(api, getApplicationUsage, { params: { id } });
      return [
        ...(usage.usersCount > 0 ? [t('applications.delete.users', { count: usage.usersCount })] : []),
        ...(usage.secretsCount > 0 ? [t('applications.delete.secrets', { count: usage.secretsCount })] : []),
        ...(usage.rolesCount > 0 ? [t('applications.delete.roles', { count: usage.rolesCount })] : []),
      ];
    },
    remove: () => (type === 'SAML' ? saveSaml : save)({ params: { id } }),
  });
}
