import { getApplication, listApplications } from '@gatehouse/contract/applications/endpoints';
import { getOrganization, listOrganizations } from '@gatehouse/contract/organizations/endpoints';
import { getResource, listResources } from '@gatehouse/contract/resources/endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { getUser, listUsers } from '@gatehouse/contract/users/endpoints';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { toOption, toUserOption } from '../assign/use-options.ts';
import { RecordChip } from '../lists/record-chip.tsx';

interface ChipProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Picks an application that users can sign in to. */
export function ApplicationChip({ value, onChange }: ChipProps) {
  const { t } = useTranslation();
  const { data } = useApi(getApplication, { params: { id: value ?? '' } }, { enabled: value !== undefined });
  return (
    <RecordChip
      label={t('explanations.pick.application')}
      search={t('explanations.pick.applicationSearch')}
      endpoint={listApplications}
      toOption={toOption}
      value={value}
      name={data?.name}
      onChange={onChange}
    />
  );
}

/** Picks a user. */
export function UserChip({ value, onChange }: ChipProps) {
  const { t } = useTranslation();
  const { data } = useApi(getUser, { params: { userId: value ?? '' } }, { enabled: value !== undefined });
  return (
    <RecordChip
      label={t('explanations.pick.user')}
      search={t('explanations.pick.userSearch')}
      endpoint={listUsers}
      toOption={toUserOption}
      value={value}
      name={data && displayName(data)}
      onChange={onChange}
    />
  );
}

/** Picks the API resource whose permissions are explained. */
export function ResourceChip({ value, onChange }: ChipProps) {
  const { t } = useTranslation();
  const { data } = useApi(getResource, { params: { id: value ?? '' } }, { enabled: value !== undefined });
  return (
    <RecordChip
      label={t('explanations.pick.resource')}
      search={t('explanations.pick.resourceSearch')}
      endpoint={listResources}
      toOption={({ id, name, indicator }) => ({ id, label: name, detail: indicator })}
      value={value}
      name={data?.name}
      onChange={onChange}
    />
  );
}

/** Picks the organization that the token is for. */
export function OrganizationChip({ value, onChange }: ChipProps) {
  const { t } = useTranslation();
  const { data } = useApi(getOrganization, { params: { id: value ?? '' } }, { enabled: value !== undefined });
  return (
    <RecordChip
      label={t('explanations.pick.organization')}
      search={t('explanations.pick.organizationSearch')}
      endpoint={listOrganizations}
      toOption={toOption}
      value={value}
      name={data?.name}
      onChange={onChange}
    />
  );
}
