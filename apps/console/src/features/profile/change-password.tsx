import { verificationErrors, verificationIdHeader } from '@gatehouse/contract/account/account';
import { changeOwnPassword } from '@gatehouse/contract/account/endpoints';
import { checkPassword } from '@gatehouse/contract/passwords/check-password';
import type { PasswordRejection } from '@gatehouse/contract/passwords/rejections';
import { passwordErrors } from '@gatehouse/contract/sign-in/errors';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import type { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { StepForm } from './step-form.tsx';
import { parseStepState } from './step-state.ts';
import { useProfile } from './use-profile.ts';
import { useNavigateFromHere } from '../../parts/pages/use-navigate-from-here.ts';

/** The new password, checked here as the server checks it, so that the reasons show before anything is sent. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigateFromHere();
  const toast = useToast();
  const me = useProfile();
  const step = parseStepState(useLocation().state, me);
  const [error, setError] = useState<string>();
  const { save, isSaving } = useSave(changeOwnPassword, { take, ignore: [verificationErrors.denied.code] });
  if (!step?.verificationRecordId) return <Navigate replace to="/profile" />;
  const headers = { [verificationIdHeader]: step.verificationRecordId };

  const describe = (rejections: readonly PasswordRejection[]) =>
    rejections
      .map(({ code, interpolation }) => {
        const reason = code.replace('password_rejected.', '') as 'too_short';
        return t(`profile.rejections.${reason}`, interpolation as { min: number });
      })
      .join(' ');

  function take(failure: ApiFailure): boolean {
    if (failure.code !== passwordErrors.rejected.code) return false;
    setError(describe(failure.data as PasswordRejection[]));
    return true;
  }
  async function change(password: string) {
    const { name, username, primaryEmail, primaryPhone } = me;
    const rejections = checkPassword(password, {}, { user: { name, username, primaryEmail, primaryPhone } });
    if (rejections.length > 0) return setError(describe(rejections));
    try {
      await save({ body: { password } }, { headers });
      toast.success(t('profile.change.done'));
      await navigate('/profile', { replace: true });
    } catch (failure) {
      if ((failure as ApiFailure).code !== verificationErrors.denied.code) return;
      // The proof has expired meanwhile: once more from the first step.
      toast.error(t('profile.change.again'));
      await navigate('/profile/verify-password', {
        replace: true,
        state: { action: step?.action, email: step?.email },
      });
    }
  }
  return (
    <StepForm
      title={t('profile.change.title')}
      description={t('profile.change.description')}
      label={t('profile.change.password')}
      submit={t('profile.change.submit')}
      autoComplete="new-password"
      isWaiting={isSaving}
      error={error}
      onChange={() => setError(undefined)}
      onSubmit={change}
    />
  );
}
