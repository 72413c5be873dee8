import {
  deleteOwnTrustedDevice,
  listOwnTrustedDevices,
} from '@gatehouse/contract/account/trusted-device-endpoints';
import type { TrustedDevice } from '@gatehouse/contract/mfa/trusted-devices';
import { useCallback, useState } from 'react';
import { Refusal } from '../../flow/refusal.ts';
import { useTexts } from '../../texts.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Locked } from '../parts/locked.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { Row, Rows, Section } from '../parts/section.tsx';
import { useBrowserName } from '../parts/use-browser-name.ts';
import { useAccount } from '../state/account-context.tsx';
import { useFactorDates } from './use-factor-dates.ts';

/** The browsers in which the user isn't asked for a second factor. Only tenants with adaptive MFA remember any. */
export function TrustedDevices() {
  const { t } = useTexts();
  const { state, call, maySee } = useAccount();
  const load = useCallback(() => call(listOwnTrustedDevices), [call]);
  if (!state.remembersDevices || !maySee('session')) return null;
  return (
    <Section name="devices" title={t('account.devices')} text={t('account.devices_text')}>
      <Locked load={load}>{(devices, reload) => <DeviceList devices={devices} reload={reload} />}</Locked>
    </Section>
  );
}

function DeviceList({ devices, reload }: { devices: TrustedDevice[]; reload: () => Promise<void> }) {
  const { t } = useTexts();
  const { mayEdit } = useAccount();
  const describe = useDescription();
  const nameOf = useBrowserName();
  const [removed, setRemoved] = useState<TrustedDevice[]>();
  if (devices.length === 0) return <p className="section-text">{t('account.devices_none')}</p>;
  return (
    <>
      <Rows>
        {devices.map((device) => (
          <Row key={device.id} label={<bdi>{nameOf(device.userAgent)}</bdi>} value={describe(device)} isMuted>
            {mayEdit('session') && (
              <RowButton
                action={t('account.remove')}
                name={nameOf(device.userAgent)}
                run={() => setRemoved([device])}
              />
            )}
          </Row>
        ))}
      </Rows>
      {mayEdit('session') && devices.length > 1 && (
        <button type="button" className="link" onClick={() => setRemoved(devices)}>
          {t('account.devices_remove')}
        </button>
      )}
      {removed && <RemoveDevices removed={removed} reload={reload} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

function RemoveDevices(props: {
  removed: TrustedDevice[];
  reload: () => Promise<void>;
  onClose: () => void;
}) {
  const { removed, reload, onClose } = props;
  const { t } = useTexts();
  const { call, prove } = useAccount();
  const nameOf = useBrowserName();
  const [first] = removed;
  const isOne = removed.length === 1 && first !== undefined;
  return (
    <Confirm
      title={
        isOne
          ? t('account.action_for', { action: t('account.remove'), name: nameOf(first.userAgent) })
          : t('account.devices_remove')
      }
      text={
        isOne
          ? t('account.device_remove_text', { name: nameOf(first.userAgent) })
          : t('account.devices_remove_text')
      }
      action={t('account.remove')}
      run={async () => {
        for (const { id } of removed)
          await prove(() => call(deleteOwnTrustedDevice, { params: { deviceId: id } }).catch(ignoreGone));
        await reload();
      }}
      onClose={onClose}
    />
  );
}

/** A device that was removed elsewhere meanwhile is what the user asked for. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'entity.not_found')) throw error;
}

/** Says when the browser was remembered and last used, and from where. */
function useDescription(): (device: TrustedDevice) => string {
  const { t } = useTexts();
  const describeDates = useFactorDates();
  return (device) => `${describeDates(device)} · ${t('account.session_ip', { ip: device.ip })}`;
}
