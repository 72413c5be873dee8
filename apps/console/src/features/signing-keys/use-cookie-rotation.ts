import { listSigningKeys, rotateSigningKey } from '@gatehouse/contract/signing-keys/endpoints';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';

const params = { keyType: 'cookie-keys' } as const;

/** Asks before the cookie key is rotated: the key before the current one is deleted, and with it the sessions that only it verifies. */
export function useCookieRotation(): () => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayRead = useCan(listSigningKeys.permission);
  const { data } = useApi(listSigningKeys, { params }, { enabled: mayRead });
  const { save: rotate } = useSave(rotateSigningKey);
  const hasPrevious = data?.some(({ status }) => status === 'Previous') ?? true;
  return () =>
    confirm({
      title: t('signingKeys.rotateCookies.title'),
      body: t('signingKeys.rotateCookies.text'),
      consequences: hasPrevious ? [t('signingKeys.rotateCookies.signedOut')] : undefined,
      confirmLabel: t('signingKeys.rotateCookies.action'),
      action: () => rotate({ params, body: {} }),
    });
}
