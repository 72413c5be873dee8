import { replaceConsentOrganizations } from '@gatehouse/contract/organizations/consent-endpoints';
import { listUserOrganizations } from '@gatehouse/contract/organizations/member-endpoints';
import type { UserGrant } from '@gatehouse/contract/sessions/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { AssignDialog } from '../../parts/assign/assign-dialog.tsx';
import { textsOfOrganization } from '../../parts/organizations/texts-of-organization.ts';

/** Changes which of a user's organizations a third-party application has access to. */
export function ConsentOrganizations({
  userId,
  grant: { application, organizations },
  onClose,
}: {
  userId: string;
  grant: UserGrant;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { data, error, retry } = useApi(listUserOrganizations, { params: { userId } });
  const { save } = useSave(replaceConsentOrganizations);
  const options = (data ?? [])
    .filter((each) => textsOfOrganization(each).join('\n').toLowerCase().includes(text.trim().toLowerCase()))
    .map(({ id, name }) => ({ id, label: name, detail: id }));
  return (
    <AssignDialog
      title={t('users.grants.organizationsTitle', { name: application.name })}
      description={t('users.grants.organizationsText')}
      submit={t('users.grants.organizationsSave')}
      search={t('users.grants.organizationsSearch')}
      initial={(organizations ?? []).map(({ id, name }) => ({ id, label: name, detail: id }))}
      source={{
        options,
        text,
        setText,
        isLoading: !data && !error,
        error,
        retry,
        loadMore: undefined,
      }}
      onClose={onClose}
      onAssign={(organizationIds) =>
        save({ params: { id: application.id, userId }, body: { organizationIds } })
      }
    />
  );
}
