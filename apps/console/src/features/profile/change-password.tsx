import { verificationIdHeader } from '@gatehouse/contract/account/access';
import { changeOwnPassword } from '@gatehouse/contract/account/endpoints';
import { verificationErrors } from '@gatehouse/contract/account/errors';
import { checkPassword } from '@gatehouse/contract/passwords/check-password';
import { passwordRejection, type PasswordRejection } from '@gatehouse/contract/passwords/rejections';
import { accountErrors, passwordErrors } from '@gatehouse/contract/sign-in/errors';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { z } from 'zod';
import { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { rejectionReasons } from '../../parts/texts/rejection-reasons.ts';
import { StepForm } from './step-form.tsx';
import { parseStepState } from './step-state.ts';
import { useProfile } from './use-profile.ts';
import { useNavigateFromHere } from '../../parts/pages/use-navigate-from-here.ts';

/** The new password, which is checked in the browser with the server's rules before it is sent. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigateFromHere();
  const toast = useToast();
  const me = useProfile();
  const step = parseStepState(useLocation().state, me);
  const [error, setError] = useState<string>();
  const { save, isSaving } = useSave(changeOwnPassword, { take, ignore: [verificationErrors.denied.code] });
  if (step?.action !== 'changePassword' || !step.verificationRecordId)
    return <Navigate replace to="/profile" />;
  const headers = { [verificationIdHeader]: step.verificationRecordId };

  const join = (rejections: readonly PasswordRejection[]) =>
    rejections
      .map(({ code, interpolation }) => {
        const { min, max } = interpolation ?? {};
        return t(`profile.rejections.${rejectionReasons[code]}`, { min: Number(min), max: Number(max) });
      })
      .join(' ');

  function take(failure: ApiFailure): boolean {
    if (failure.code === accountErrors.samePassword.code) {
      setError(t('profile.change.same'));
      return true;
    }
    if (failure.code !== passwordErrors.rejected.code) return false;
    setError(join(z.array(passwordRejection).parse(failure.data)));
    return true;
  }
  async function change(password: string) {
    const { name, username, primaryEmail, primaryPhone } = me;
    const rejections = checkPassword(password, {}, { user: { name, username, primaryEmail, primaryPhone } });
    if (rejections.length > 0) return setError(join(rejections));
    try {
      await save({ body: { password } }, { headers });
      toast.success(t('profile.change.done'));
      await navigate('/profile', { replace: true });
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.code !== verificationErrors.denied.code) return;
      // The verification has expired: start again.
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
