import { deleteUserMfaVerification, listUserMfaVerifications } from '@gatehouse/contract/mfa/endpoints';
import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import { spareFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { User } from '@gatehouse/contract/users/users';
import { Button } from '@gatehouse/ui/controls/button';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Table } from '@gatehouse/ui/data/table';
import { CircleMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { describeUserAgent } from '@gatehouse/contract/users/user-agent';
import { useFactorRemoval } from './use-factor-removal.ts';
import './users.css';

const setUpCell = ({ createdAt }: MfaVerification) => <RelativeTime time={Date.parse(createdAt)} />;
/** The second factors of a user, which can be removed. */
export function UserFactors({ user }: { user: User }) {
  const { t } = useTranslation();
  const mayRemove = useCan(deleteUserMfaVerification.permission);
  const { data, error, retry } = useApi(listUserMfaVerifications, { params: { userId: user.id } });
  const askToRemove = useFactorRemoval(user, data ?? []);

  const nameOf = ({ type }: MfaVerification) => t(`mfa.factors.options.${type}`);
  const describe = ({ agent, remainCodes }: MfaVerification) => {
    if (remainCodes !== undefined) return t('users.factors.left', { count: remainCodes });
    return agent && describeUserAgent(agent);
  };
  const nameCell = (factor: MfaVerification) => (
    <>
      <span>{nameOf(factor)}</span>
      <span className="users-detail">{describe(factor)}</span>
    </>
  );
  return (
    <SettingsSection title={t('users.factors.title')} description={t('users.factors.description')}>
      {error && <Failed error={error} onRetry={retry} />}
      {data?.length === 0 && <p className="ui-field-help">{t('users.factors.none')}</p>}
      {!error && data?.length !== 0 && (
        <Table
          label={t('users.factors.title')}
          rows={data}
          expectedRows={1}
          rowKey={({ id }) => id}
          rowLabel={nameOf}
          columns={[
            {
              key: 'factor',
              header: t('users.factors.columns.factor'),
              title: (factor) => [nameOf(factor), describe(factor)].filter(Boolean).join(', '),
              cell: nameCell,
            },
            {
              key: 'setUp',
              header: t('users.factors.columns.setUp'),
              width: '7rem',
              labelled: true,
              cell: setUpCell,
            },
          ]}
          rowMenu={
            mayRemove
              ? (factor) => [
                  {
                    key: 'remove',
                    label: t('users.factors.remove'),
                    icon: <CircleMinus />,
                    danger: true,
                    onSelect: () => void askToRemove([factor]),
                  },
                ]
              : undefined
          }
        />
      )}
      {mayRemove && data && data.filter(({ type }) => type !== spareFactor).length > 1 && (
        <div>
          <Button size="small" onClick={() => void askToRemove(data)}>
            {t('users.factors.removeAll')}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
