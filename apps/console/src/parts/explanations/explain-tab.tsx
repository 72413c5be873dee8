import { getApplication } from '@gatehouse/contract/applications/endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { getUser } from '@gatehouse/contract/users/endpoints';
import { Toolbar } from '@gatehouse/ui/data/toolbar';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSearch } from '../../app/router/use-search.ts';
import { ExplainedAccess } from './explained-access.tsx';
import { ApplicationChip, OrganizationChip, ResourceChip, UserChip } from './pick-chips.tsx';

/** The tab of a user or an application: the other one is picked, and what is explained is in the URL. */
export function ExplainTab(fixed: { userId: string } | { applicationId: string }) {
  const { t } = useTranslation();
  const [parameters, change] = useSearch();
  const get = (name: string) => parameters.get(name) ?? undefined;
  const pick = (name: string) => ({
    value: get(name),
    onChange: (value: string | undefined) =>
      change((next) => (value === undefined ? next.delete(name) : next.set(name, value))),
  });
  const isOfUser = 'userId' in fixed;
  const userId = isOfUser ? fixed.userId : get('userId');
  const applicationId = isOfUser ? get('applicationId') : fixed.applicationId;
  const user = useApi(getUser, { params: { userId: userId ?? '' } }, { enabled: userId !== undefined });
  const application = useApi(
    getApplication,
    { params: { id: applicationId ?? '' } },
    { enabled: applicationId !== undefined },
  );
  const missing = isOfUser ? 'application' : 'user';
  return (
    <>
      <Toolbar>
        {isOfUser ? <ApplicationChip {...pick('applicationId')} /> : <UserChip {...pick('userId')} />}
        <ResourceChip {...pick('resourceId')} />
        <OrganizationChip {...pick('organizationId')} />
      </Toolbar>
      {userId === undefined || applicationId === undefined ? (
        <EmptyState icon={<DoorOpen />} title={t(`explanations.start.${missing}`)}>
          {t(`explanations.start.${missing}Text`)}
        </EmptyState>
      ) : (
        <ExplainedAccess
          user={{ id: userId, name: user.data ? displayName(user.data) : userId }}
          application={{ id: applicationId, name: application.data?.name ?? applicationId }}
          resourceId={get('resourceId')}
          organizationId={get('organizationId')}
        />
      )}
    </>
  );
}
