import { endUserSession, listUserSessions } from '@gatehouse/contract/sessions/endpoints';
import type { UserSession } from '@gatehouse/contract/sessions/sessions';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Table } from '@gatehouse/ui/data/table';
import { CircleMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { useApplicationNames } from '../../parts/logs/names.ts';

const signedInCell = ({ payload }: UserSession) => <RelativeTime time={payload.loginTs * 1000} />;
const expiresCell = ({ expiresAt }: UserSession) => <RelativeTime time={expiresAt} />;

/** The applications that have access in a session; none after their access was revoked. */
const idsOf = ({ payload }: UserSession): string[] => Object.keys(payload.authorizations ?? {});

/** The sessions of a user, which can be ended. */
export function UserSessions({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayEnd = useCan('delete:data');
  const params = { userId };
  const { data, error, retry } = useApi(listUserSessions, { params });
  const { save: end } = useSave(endUserSession);
  const names = useApplicationNames(data?.sessions.flatMap(idsOf) ?? []);

  const askToEnd = ({ payload }: UserSession) =>
    confirm({
      title: t('users.sessions.endTitle'),
      body: t('users.sessions.endText'),
      confirmLabel: t('users.sessions.end'),
      tone: 'danger',
      action: () => end({ params: { userId, sessionId: payload.uid }, query: { revokeGrantsTarget: 'all' } }),
    });
  const applicationsOf = (session: UserSession) =>
    idsOf(session)
      .map((id) => names.get(id) ?? id)
      .join(', ');
  return (
    <SettingsSection title={t('users.sessions.title')} description={t('users.sessions.description')}>
      {error && <Failed error={error} onRetry={retry} />}
      {data?.sessions.length === 0 && <p className="ui-field-help">{t('users.sessions.none')}</p>}
      {!error && data?.sessions.length !== 0 && (
        <Table
          label={t('users.sessions.title')}
          rows={data?.sessions}
          expectedRows={1}
          rowKey={({ payload }) => payload.uid}
          rowLabel={(session) => applicationsOf(session) || t('users.sessions.unused')}
          columns={[
            {
              key: 'applications',
              header: t('users.sessions.columns.applications'),
              cell: (session) => applicationsOf(session) || '—',
            },
            {
              key: 'signedIn',
              header: t('users.sessions.columns.signedIn'),
              width: '7rem',
              labelled: true,
              cell: signedInCell,
            },
            {
              key: 'expires',
              header: t('users.sessions.columns.expires'),
              width: '7rem',
              labelled: true,
              cell: expiresCell,
            },
          ]}
          rowMenu={
            mayEnd
              ? (session) => [
                  {
                    key: 'end',
                    label: t('users.sessions.end'),
                    icon: <CircleMinus />,
                    danger: true,
                    onSelect: () => void askToEnd(session),
                  },
                ]
              : undefined
          }
        />
      )}
    </SettingsSection>
  );
}
