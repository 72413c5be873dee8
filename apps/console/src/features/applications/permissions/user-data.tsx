import type { Application } from '@gatehouse/contract/applications/applications';
import {
  consentScopeTypes,
  type UserConsentScope,
  userConsentScope,
} from '@gatehouse/contract/applications/consent-scopes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AssignDialog } from '../../../parts/assign/assign-dialog.tsx';
import { ConsentSection } from './consent-section.tsx';
import { useScopeLabel } from './scope-label.ts';

const renderScope = (scope: UserConsentScope) => <code dir="ltr">{scope}</code>;

/** The user data that an application can request. */
export function UserData({
  application: { id, name },
  scopes,
}: {
  application: Pick<Application, 'id' | 'name'>;
  scopes: readonly UserConsentScope[] | undefined;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const labelOf = useScopeLabel();
  const options = userConsentScope.options
    .filter((scope) => !scopes?.includes(scope))
    .map((scope) => ({ id: scope, label: labelOf(scope), detail: scope }))
    .filter(({ label, detail }) => `${label}\n${detail}`.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <ConsentSection
      kind="user"
      scopeType={consentScopeTypes.user}
      applicationId={id}
      rows={scopes}
      rowKey={(scope) => scope}
      rowLabel={labelOf}
      columns={[
        { key: 'label', header: t('applications.consent.user.column'), cell: labelOf },
        { key: 'scope', header: t('applications.consent.user.scope'), width: '16rem', cell: renderScope },
      ]}
      renderAdd={(onAdd, onClose) => (
        <AssignDialog
          title={t('applications.consent.user.addTitle', { name })}
          description={t('applications.consent.user.addText')}
          submit={t('applications.consent.user.add')}
          search={t('applications.consent.search')}
          source={{
            options,
            text,
            setText,
            isLoading: false,
            error: undefined,
            retry: () => undefined,
            loadMore: undefined,
          }}
          onClose={() => {
            setText('');
            onClose();
          }}
          onAssign={(ids) =>
            onAdd({ userScopes: userConsentScope.options.filter((one) => ids.includes(one)) })
          }
        />
      )}
    />
  );
}
