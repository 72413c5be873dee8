import { verificationErrors } from '@gatehouse/contract/account/errors';
import type { AccountTenant } from '@gatehouse/contract/me/deletion';
import { deleteAccount, getAccountDeletion } from '@gatehouse/contract/me/deletion-endpoints';
import type { Me } from '@gatehouse/contract/me/me';
import { Button } from '@gatehouse/ui/controls/button';
import { RequestId } from '@gatehouse/ui/controls/request-id';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../app/api/call.ts';
import { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import { useFailureWords } from '../../app/use-handle-failure.ts';
import { DeleteBlocked, listBlocked } from './delete-blocked.tsx';
import { ReviewTenants } from './review-tenants.tsx';
import { useSignInAgain } from './use-sign-in-again.ts';

/** Deletes the account: what prevents it, what it deletes, and a final confirmation (PRF-11 to PRF-15). */
export function DeleteSection({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { api, auth } = useApp();
  const confirm = useConfirm();
  const toast = useToast();
  const describeFailure = useFailureWords();
  const askToSignIn = useSignInAgain();
  const [isReading, setReading] = useState(false);
  const [tenants, setTenants] = useState<readonly AccountTenant[]>();
  // The failure is shown in a dialog, with what to do next.
  const { save } = useSave(deleteAccount, { take: () => true, ignore: [verificationErrors.denied.code] });

  async function begin() {
    setReading(true);
    try {
      const answer = await call(api, getAccountDeletion, {});
      if (!Array.isArray(answer.tenants)) throw new Error('the tenants of the account are missing');
      if (answer.needsSignIn) await askToSignIn();
      else setTenants(answer.tenants);
    } catch (error) {
      toast.error(error instanceof ApiFailure ? describeFailure(error) : t('profile.delete.unreadable'));
    } finally {
      setReading(false);
    }
  }

  async function finish(deleted: readonly string[]) {
    let failure: unknown;
    const isConfirmed = await confirm({
      title: t('profile.delete.finalTitle'),
      body: t('profile.delete.finalText'),
      confirmLabel: t('profile.delete.final'),
      tone: 'danger',
      typeToConfirm: [me.primaryEmail ?? me.username ?? me.id],
      action: async () => {
        const query = deleted.length > 0 ? { deletedTenants: deleted.join(',') } : {};
        await save({ query }).catch((error: unknown) => {
          failure = error ?? new Error('unknown');
        });
      },
      isAnnounced: false,
    });
    if (!isConfirmed) return;
    if (failure === undefined) return auth.signOut();
    if (failure instanceof ApiFailure && failure.code === verificationErrors.denied.code)
      return askToSignIn();
    const requestId = failure instanceof ApiFailure ? failure.requestId : undefined;
    await confirm({
      title: t('profile.delete.failedTitle'),
      body: (
        <>
          {describeFailure(failure)} {t('profile.delete.failedText')}
          {requestId !== undefined && <RequestId id={requestId} />}
        </>
      ),
      alert: true,
    });
  }

  const close = () => setTenants(undefined);
  return (
    <SettingsSection danger title={t('profile.delete.title')} description={t('profile.delete.description')}>
      <div>
        <Button variant="danger" loading={isReading} onClick={() => void begin()}>
          {t('profile.delete.action')}
        </Button>
      </div>
      {tenants &&
        (listBlocked(tenants).length > 0 ? (
          <DeleteBlocked tenants={tenants} onClose={close} />
        ) : (
          <ReviewTenants
            tenants={tenants}
            onClose={close}
            onContinue={(deleted) => {
              close();
              void finish(deleted);
            }}
          />
        ))}
    </SettingsSection>
  );
}
