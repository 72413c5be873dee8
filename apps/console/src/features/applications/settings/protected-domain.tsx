import type { ProtectedDomain as Domain } from '@gatehouse/contract/applications/protected-apps';
import {
  addProtectedDomain,
  listProtectedDomains,
  removeProtectedDomain,
} from '@gatehouse/contract/applications/protected-domain-endpoints';
import { domainErrors } from '@gatehouse/contract/domains/errors';
import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Status, type Tone } from '@gatehouse/ui/data/badge';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { DialogActions } from '../../../parts/forms/dialog-actions.tsx';
import { FormText } from '../../../parts/forms/fields.tsx';
import { placeFailure, useEndpointForm } from '../../../parts/forms/form-state.ts';
import { useOneAtATime } from '../../../parts/forms/use-one-at-a-time.ts';
import { Failed } from '../../../parts/pages/failed.tsx';
import '../applications.css';

const tones: Record<Domain['status'], Tone> = {
  PendingVerification: 'warning',
  PendingSsl: 'accent',
  Active: 'success',
  Error: 'danger',
};

/** The domain of the customer's own at which a protected application answers, too. */
export function ProtectedDomain({ applicationId, host }: { applicationId: string; host: string }) {
  const { t } = useTranslation();
  const mayAdd = useCan(addProtectedDomain.permission);
  const [isAdding, setAdding] = useState(false);
  const { data, error, retry } = useApi(listProtectedDomains, { params: { id: applicationId } });
  const [domain] = data ?? [];
  return (
    <SettingsSection
      title={t('applications.protectedDomain.title')}
      description={t('applications.protectedDomain.text')}
    >
      {error && <Failed error={error} onRetry={retry} />}
      {!data && !error && <Skeleton width="60%" />}
      {data && !domain && <p className="ui-field-help">{t('applications.protectedDomain.none')}</p>}
      {domain && <DomainState applicationId={applicationId} domain={domain} onCheck={retry} />}
      {data && !domain && mayAdd && (
        <div>
          <Button icon={<Plus />} onClick={() => setAdding(true)}>
            {t('applications.protectedDomain.add')}
          </Button>
        </div>
      )}
      {isAdding && <AddDomain applicationId={applicationId} host={host} onClose={() => setAdding(false)} />}
    </SettingsSection>
  );
}

interface DomainStateProps {
  applicationId: string;
  domain: Domain;
  /** Reading the domain checks it. */
  onCheck: () => void;
}

function DomainState({
  applicationId: id,
  domain: { domain, status, errorMessage, dnsRecords },
  onCheck,
}: DomainStateProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayDelete = useCan(removeProtectedDomain.permission);
  const { save: remove } = useSave(removeProtectedDomain);
  const [record] = dnsRecords;
  const askToRemove = () =>
    confirm({
      title: t('applications.protectedDomain.deleteTitle', { domain }),
      body: t('applications.protectedDomain.deleteText', { domain }),
      confirmLabel: t('applications.protectedDomain.delete'),
      tone: 'danger',
      action: () => remove({ params: { id, domain } }),
    });
  return (
    <>
      <KeyValue
        items={[
          {
            key: 'domain',
            label: t('applications.protectedDomain.domain'),
            value: <CopyText value={domain} label={t('applications.protectedDomain.domain')} />,
          },
          {
            key: 'status',
            label: t('applications.protectedDomain.status'),
            value: <Status tone={tones[status]}>{t(`applications.protectedDomain.states.${status}`)}</Status>,
          },
          {
            key: 'record',
            label: t('applications.protectedDomain.record'),
            value: <CopyText value={record?.value ?? ''} label={t('applications.protectedDomain.record')} />,
          },
        ]}
      />
      {errorMessage !== null && <p className="ui-field-help">{errorMessage}</p>}
      <div className="secret-head">
        <Button icon={<RefreshCw />} onClick={onCheck}>
          {t('applications.protectedDomain.check')}
        </Button>
        {mayDelete && (
          <IconButton
            icon={<Trash2 />}
            label={t('applications.protectedDomain.deleteOf', { domain })}
            onClick={() => void askToRemove()}
          />
        )}
      </div>
    </>
  );
}

const errorFields = {
  [domainErrors.notAllowed.code]: 'domain',
  [domainErrors.limitedToOne.code]: 'domain',
  [domainErrors.hostExists.code]: 'domain',
} as const;

/** Adds a domain. Has no URL of its own, because the page below may have unsaved changes. */
function AddDomain({
  applicationId: id,
  host,
  onClose,
}: {
  applicationId: string;
  host: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useEndpointForm(addProtectedDomain, { domain: '' });
  const { request, isSaving } = useSave(addProtectedDomain, {
    take: (failure) => placeFailure(form, failure, errorFields),
  });
  const add = useOneAtATime(async (body: object) => {
    try {
      await request({ params: { id }, body });
      onClose();
    } catch {
      // The error is shown at its field or in a toast, and the dialog stays open.
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('applications.protectedDomain.add')}
      description={t('applications.protectedDomain.addText', { host })}
    >
      <form
        noValidate
        onSubmit={(event) => {
          // In React's tree, the dialog is inside the form of the page.
          event.stopPropagation();
          void form.handleSubmit(add)(event);
        }}
      >
        <DialogBody>
          <FormText
            form={form}
            name="domain"
            label={t('applications.protectedDomain.domain')}
            placeholder="wiki.example.com"
            inputMode="url"
            autoComplete="off"
            mono
          />
        </DialogBody>
        <DialogActions submit={t('applications.protectedDomain.add')} isSaving={isSaving} onClose={onClose} />
      </form>
    </Dialog>
  );
}
