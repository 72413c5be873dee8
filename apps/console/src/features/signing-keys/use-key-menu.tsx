import { deleteSigningKey } from '@gatehouse/contract/signing-keys/endpoints';
import type { SigningKey, SigningKeyType } from '@gatehouse/contract/signing-keys/signing-keys';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { useWriteTime } from './use-explanation.ts';

/** The menu of a key that can be deleted: the previous private key, or a cookie key unless it is the only one. */
export function useKeyMenu(
  keyType: SigningKeyType,
  keys: readonly SigningKey[],
): ((key: SigningKey) => readonly MenuItem[]) | undefined {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const writeTime = useWriteTime();
  const { save: remove } = useSave(deleteSigningKey);
  const mayDelete = useCan(deleteSigningKey.permission);
  const canDelete = ({ status }: SigningKey): boolean =>
    keyType === 'cookie-keys' ? keys.length > 1 : status === 'Previous';
  if (!mayDelete || !keys.some(canDelete)) return undefined;

  function describe({ status, tokensValidUntil }: SigningKey): { text: string; isUsed: boolean } {
    if (keyType === 'cookie-keys')
      return {
        text: t(status === 'Current' ? 'signingKeys.delete.currentCookie' : 'signingKeys.delete.oldCookie'),
        isUsed: true,
      };
    const isUsed = tokensValidUntil === undefined || tokensValidUntil > Date.now();
    if (!isUsed) return { text: t('signingKeys.delete.unused'), isUsed };
    return {
      text:
        tokensValidUntil === undefined
          ? t('signingKeys.delete.mayBeUsed')
          : t('signingKeys.delete.stillUsed', { time: writeTime(tokensValidUntil) }),
      isUsed,
    };
  }
  const ask = (key: SigningKey) => {
    const { text, isUsed } = describe(key);
    return confirm({
      title: t('signingKeys.delete.title'),
      body: text,
      confirmLabel: t('signingKeys.delete.action'),
      tone: 'danger',
      typeToConfirm: isUsed ? key.id : undefined,
      action: () => remove({ params: { keyType, keyId: key.id } }),
    });
  };
  return (key) =>
    canDelete(key)
      ? [
          {
            key: 'delete',
            label: t('signingKeys.delete.action'),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => void ask(key),
          },
        ]
      : [];
}
