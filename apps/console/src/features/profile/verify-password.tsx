import { verifyOwnPassword } from '@gatehouse/contract/account/endpoints';
import { edgeErrors } from '@gatehouse/contract/errors';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import type { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { StepForm } from './step-form.tsx';
import { parseStepState } from './step-state.ts';
import { useProfile } from './use-profile.ts';
import { useNavigateFromHere } from '../../parts/pages/use-navigate-from-here.ts';

/** Asks for the current password before a change. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigateFromHere();
  const { state } = useLocation();
  const step = parseStepState(state, useProfile());
  const [error, setError] = useState<string>();
  const { save, isSaving } = useSave(verifyOwnPassword, { take });
  if (!step) return <Navigate replace to="/profile" />;

  function take(failure: ApiFailure): boolean {
    if (failure.code === sessionErrors.invalidCredentials.code) setError(t('profile.verify.wrong'));
    else if (failure.code === edgeErrors.rateLimited.code) {
      const seconds = Number(failure.facts['retryAfter'] ?? 0);
      setError(t('profile.verify.blocked', { minutes: Math.max(1, Math.ceil(seconds / 60)) }));
    } else return false;
    return true;
  }
  async function verify(password: string) {
    try {
      const { verificationRecordId } = await save({ body: { password } });
      const next = step?.action === 'changeEmail' ? 'link-email' : 'change-password';
      await navigate(`/profile/${next}`, { replace: true, state: { ...step, verificationRecordId } });
    } catch {
      // The error is shown at the field or in a toast.
    }
  }
  return (
    <StepForm
      title={t('profile.verify.title')}
      description={t('profile.verify.description')}
      label={t('profile.verify.password')}
      submit={t('profile.verify.submit')}
      autoComplete="current-password"
      isWaiting={isSaving}
      error={error}
      onChange={() => setError(undefined)}
      onSubmit={verify}
    />
  );
}
