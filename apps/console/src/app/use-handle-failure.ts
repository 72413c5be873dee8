import { listTenantMemberScopes } from '@gatehouse/contract/tenant-members/endpoints';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiContext, call } from './api/call.ts';
import { decide, describeFailure, isAborted, type FailureTexts } from './api/decide.ts';
import { ApiFailure } from './api/failure.ts';
import type { HandleFailure } from './api/query-client.ts';
import { useApp } from './app-context.ts';
import { FactorNeeded, SignInNeeded } from './auth/auth.ts';
import { readSession } from './auth/session.ts';
import { logWarning } from './log.ts';

/** Error texts in the current language. */
function useFailureTexts(): FailureTexts {
  const { t } = useTranslation();
  const byStatus = new Map<string, string>(Object.entries(t('app.errors.status', { returnObjects: true })));
  return {
    unknown: t('app.errors.unknown'),
    network: t('app.errors.network'),
    timeout: t('app.errors.timeout'),
    missingTotal: t('app.errors.missingTotal'),
    byStatus: (status) => byStatus.get(String(status)),
  };
}

/** The message of a failure, the same everywhere: in toasts, on pages, in save bars and banners. */
export function useFailureWords(): (error: unknown) => string {
  const texts = useFailureTexts();
  return (error) => describeFailure(error, texts);
}

const isExpected = (error: unknown): boolean =>
  error instanceof SignInNeeded || error instanceof FactorNeeded;

/** Whether the administrator was removed from the tenant since the page was opened: then they have no permission at all. */
async function isRemoved(api: ApiContext): Promise<boolean> {
  const userId = readSession()?.subject;
  if (userId === undefined) return false;
  const params = { tenantId: api.config.tenantId, userId };
  return call(api, listTenantMemberScopes, { params }).then(
    () => false,
    (error: unknown) => error instanceof ApiFailure && error.status === 404,
  );
}

/** The start of the console says what the account lacks. */
function startAgain(): Promise<never> {
  location.reload();
  return new Promise<never>(() => undefined);
}

/** Handles failures as `decide` says. Failed reads are shown on the page instead of in a toast. */
export function useHandleFailure(): HandleFailure {
  const { api, auth } = useApp();
  const confirm = useConfirm();
  const toast = useToast();
  const texts = useFailureTexts();
  const leaving = useRef(false);

  function leave(how: () => Promise<never>) {
    if (leaving.current) return;
    leaving.current = true;
    how().catch((error: unknown) => {
      leaving.current = false;
      handle(error, 'write', {});
    });
  }
  function handle(...[error, origin, { ignore, take }]: Parameters<HandleFailure>) {
    if (!(error instanceof ApiFailure || isExpected(error) || isAborted(error)))
      logWarning('Not a failure of a call.', error);
    const decision = decide(error, texts, ignore);
    switch (decision.do) {
      case 'sign-in':
        return leave(auth.signIn);
      case 'start-again':
        return leave(startAgain);
      case 'sign-out':
        return leave(auth.signOut);
      case 'alert-and-sign-out':
        return leave(async () => {
          if (await isRemoved(api)) return startAgain();
          await confirm({ title: decision.message, alert: true });
          return auth.signOut();
        });
      case 'toast':
        if (origin === 'write' && !(error instanceof ApiFailure && take?.(error)))
          toast.error(decision.text, decision.requestId);
    }
  }
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  return useCallback((...what) => latest.current(...what), []);
}
