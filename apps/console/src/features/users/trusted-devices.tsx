import {
  deleteUserTrustedDevice,
  listUserTrustedDevices,
} from '@gatehouse/contract/mfa/trusted-device-endpoints';
import type { TrustedDevice } from '@gatehouse/contract/mfa/trusted-devices';
import { describeUserAgent } from '@gatehouse/contract/users/user-agent';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { Table } from '@gatehouse/ui/data/table';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { CircleMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import './users.css';

const usedCell = ({ lastUsedAt }: TrustedDevice) => <RelativeTime time={lastUsedAt} />;
const expiresCell = ({ expiresAt }: TrustedDevice) => <RelativeTime time={expiresAt} />;
const nameOf = ({ userAgent }: TrustedDevice): string => describeUserAgent(userAgent);
const placeOf = ({ ip, country }: TrustedDevice): string => (country ? `${ip}, ${country}` : ip);
const deviceCell = (device: TrustedDevice) => (
  <>
    <span>{nameOf(device)}</span>
    <span className="users-detail">{placeOf(device)}</span>
  </>
);

/** The browsers in which a user isn't asked for a second factor. Not shown without any: most tenants don't use adaptive MFA. */
export function UserTrustedDevices({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayRemove = useCan(deleteUserTrustedDevice.permission);
  const { data, error, retry } = useApi(listUserTrustedDevices, { params: { userId } });
  const { save: remove } = useSave(deleteUserTrustedDevice);
  if (!error && !data?.length) return undefined;

  const askToRemove = ({ id }: TrustedDevice) =>
    confirm({
      title: t('users.trustedDevices.removeTitle'),
      body: t('users.trustedDevices.removeText'),
      confirmLabel: t('users.trustedDevices.remove'),
      tone: 'danger',
      action: () => remove({ params: { userId, deviceId: id } }),
    });
  return (
    <SettingsSection
      title={t('users.trustedDevices.title')}
      description={t('users.trustedDevices.description')}
    >
      {error && <Failed error={error} onRetry={retry} />}
      {!error && (
        <Table
          label={t('users.trustedDevices.title')}
          rows={data}
          rowKey={({ id }) => id}
          rowLabel={nameOf}
          columns={[
            {
              key: 'device',
              header: t('users.trustedDevices.columns.device'),
              title: (device) => `${nameOf(device)}, ${placeOf(device)}`,
              cell: deviceCell,
            },
            {
              key: 'used',
              header: t('users.trustedDevices.columns.used'),
              width: '7rem',
              labelled: true,
              cell: usedCell,
            },
            {
              key: 'expires',
              header: t('users.trustedDevices.columns.expires'),
              width: '7rem',
              labelled: true,
              cell: expiresCell,
            },
          ]}
          rowMenu={
            mayRemove
              ? (device) => [
                  {
                    key: 'remove',
                    label: t('users.trustedDevices.remove'),
                    icon: <CircleMinus />,
                    danger: true,
                    onSelect: () => void askToRemove(device),
                  },
                ]
              : undefined
          }
        />
      )}
    </SettingsSection>
  );
}
