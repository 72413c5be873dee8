import type {
  ConnectionLink,
  ConnectionProposal,
} from '@gatehouse/contract/connection-links/connection-links';
import {
  confirmConnectionProposal,
  getConnectionProposal,
  rejectConnectionProposal,
} from '@gatehouse/contract/connection-links/endpoints';
import { connectionLinkErrors } from '@gatehouse/contract/connection-links/errors';
import { Button } from '@gatehouse/ui/controls/button';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { Banner } from '@gatehouse/ui/states/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { Failed } from '../../../parts/pages/failed.tsx';
import { DomainChanges, SettingChanges } from './proposal-changes.tsx';

interface ProposalProps {
  connectorId: string;
  link: ConnectionLink;
  onClose: () => void;
}

/** What a link proposes, before and after. Confirming applies exactly the version that is shown. */
export function Proposal({ connectorId, link, onClose }: ProposalProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const params = { id: connectorId, linkId: link.id };
  const { data: proposal, error, retry } = useApi(getConnectionProposal, { params });
  const [isOutdated, setOutdated] = useState(false);
  const mayWrite = useCan(confirmConnectionProposal.permission);
  const { save: confirm, isSaving: isConfirming } = useSave(confirmConnectionProposal, {
    take(failure) {
      if (failure.code !== connectionLinkErrors.outdated.code) return false;
      setOutdated(true);
      retry();
      return true;
    },
  });
  const { save: reject, isSaving: isRejecting } = useSave(rejectConnectionProposal);
  const isBusy = isConfirming || isRejecting;

  const finish = (done: Promise<unknown>, text: string) =>
    void done.then(
      () => {
        toast.success(text);
        onClose();
      },
      () => undefined,
    );
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('enterpriseSso.links.proposal.title', { name: link.organizationName })}
      description={t('enterpriseSso.links.proposal.description')}
    >
      <DialogBody>
        {isOutdated && (
          <Banner tone="warning" live title={t('enterpriseSso.links.proposal.outdated.title')}>
            {t('enterpriseSso.links.proposal.outdated.text')}
          </Banner>
        )}
        {error && <Failed error={error} onRetry={retry} />}
        {!error && !proposal && <Skeleton width="100%" height="12rem" />}
        {proposal && <Changes proposal={proposal} />}
      </DialogBody>
      <DialogFooter busy={isBusy}>
        <Button disabled={isBusy} onClick={onClose}>
          {t('parts.cancel')}
        </Button>
        {mayWrite && proposal && (
          <>
            <Button
              variant="danger"
              loading={isRejecting}
              disabled={isBusy}
              onClick={() => finish(reject({ params }), t('enterpriseSso.links.proposal.rejected'))}
            >
              {t('enterpriseSso.links.proposal.reject')}
            </Button>
            <Button
              variant="primary"
              loading={isConfirming}
              disabled={isBusy}
              onClick={() =>
                finish(
                  confirm({ params, body: { version: proposal.version } }),
                  t('enterpriseSso.links.proposal.confirmed'),
                )
              }
            >
              {t('enterpriseSso.links.proposal.confirm')}
            </Button>
          </>
        )}
      </DialogFooter>
    </Dialog>
  );
}

function Changes({ proposal }: { proposal: ConnectionProposal }) {
  const { t } = useTranslation();
  return (
    <>
      <SettingChanges settings={proposal.settings} />
      <DomainChanges
        title={t('enterpriseSso.links.proposal.connectorDomains')}
        present={proposal.domains.connector}
        added={proposal.newDomains.connector}
      />
      <DomainChanges
        title={t('enterpriseSso.links.proposal.organizationDomains', { name: proposal.organizationName })}
        present={proposal.domains.organization}
        added={proposal.newDomains.organization}
      />
    </>
  );
}
