import type { ConnectionLink } from '@gatehouse/contract/connection-links/connection-links';
import { revokeConnectionLink } from '@gatehouse/contract/connection-links/endpoints';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { CircleMinus, FileDiff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { Proposal } from './proposal.tsx';

const canBeRevoked: readonly ConnectionLink['status'][] = ['waiting', 'opened', 'submitted'];

/** What can be done with a link: its proposal is reviewed, or it is revoked. */
export function useLinkMenu(connectorId: string): {
  rowMenu: (link: ConnectionLink) => readonly MenuItem[];
  review: (link: ConnectionLink) => void;
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayWrite = useCan(revokeConnectionLink.permission);
  const { save: revoke } = useSave(revokeConnectionLink);
  const [shown, setShown] = useState<ConnectionLink>();

  const askToRevoke = ({ id: linkId, organizationName: name }: ConnectionLink) =>
    confirm({
      title: t('enterpriseSso.links.revoke.title', { name }),
      body: t('enterpriseSso.links.revoke.text'),
      confirmLabel: t('enterpriseSso.links.revoke.action'),
      tone: 'danger',
      action: () => revoke({ params: { id: connectorId, linkId } }),
    });
  return {
    rowMenu: (link) => [
      ...(link.status === 'submitted'
        ? [
            {
              key: 'review',
              label: t('enterpriseSso.links.review'),
              icon: <FileDiff />,
              onSelect: () => setShown(link),
            },
          ]
        : []),
      ...(mayWrite && canBeRevoked.includes(link.status)
        ? [
            {
              key: 'revoke',
              label: t('enterpriseSso.links.revoke.action'),
              icon: <CircleMinus />,
              danger: true,
              onSelect: () => void askToRevoke(link),
            },
          ]
        : []),
    ],
    review: setShown,
    dialog: shown && <Proposal connectorId={connectorId} link={shown} onClose={() => setShown(undefined)} />,
  };
}
