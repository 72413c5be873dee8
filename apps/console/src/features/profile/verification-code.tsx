import { verificationIdHeader } from '@gatehouse/contract/account/access';
import { verificationErrors } from '@gatehouse/contract/account/errors';
import { setOwnEmail } from '@gatehouse/contract/account/identifier-endpoints';
import { sendOwnCode, verifyOwnCode } from '@gatehouse/contract/account/verification-endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { getMe } from '@gatehouse/contract/me/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { ApiFailure } from '../../app/api/failure.ts';
import { keyOf } from '../../app/api/keys.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useNavigateFromHere } from '../../parts/pages/use-navigate-from-here.ts';
import { StepFrame } from './step-frame.tsx';
import { parseStepState } from './step-state.ts';
import { useProfile } from './use-profile.ts';

/** The code that was sent to the account's own email address, to verify who it is, or to the new one, which then replaces it. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigateFromHere();
  const toast = useToast();
  const client = useQueryClient();
  const step = parseStepState(useLocation().state, useProfile());
  const [code, setCode] = useState('');
  const [codeId, setCodeId] = useState(step?.codeId);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const take = (failure: ApiFailure): boolean => {
    setError(failure.message);
    return failure.status < 500;
  };
  const ignore = [verificationErrors.denied.code];
  const { save: verify, isSaving: isVerifying } = useSave(verifyOwnCode, { take });
  const { save: setEmail, isSaving } = useSave(setOwnEmail, { take, ignore });
  const { save: send, isSaving: isSending } = useSave(sendOwnCode, { take });
  const value = step?.newEmail ?? step?.email;
  if (step?.action !== 'changeEmail' || !value || !codeId) return <Navigate replace to="/profile" />;
  const identifier = { type: 'email', value } as const;

  async function submit() {
    const { verificationRecordId } = await verify({
      body: { identifier, verificationId: codeId ?? '', code: code.trim() },
    });
    if (!step?.newEmail)
      return navigate('/profile/link-email', { replace: true, state: { ...step, verificationRecordId } });
    await setEmail(
      { body: { email: step.newEmail, newIdentifierVerificationRecordId: verificationRecordId } },
      { headers: { [verificationIdHeader]: step.verificationRecordId ?? '' } },
    );
    await client.invalidateQueries({ queryKey: keyOf(getMe, {}) });
    toast.success(t('profile.email.done'));
    await navigate('/profile', { replace: true });
  }
  async function sendAgain() {
    setError(undefined);
    const sent = await send({ body: { identifier } });
    setCodeId(sent.verificationRecordId);
    toast.success(t('profile.code.sent', { email: value }));
  }
  /** Errors are shown at the field; only the verification of the own identity can have expired. */
  const settle = (failure: unknown) => {
    if (!(failure instanceof ApiFailure) || failure.code !== verificationErrors.denied.code) return;
    toast.error(t('profile.change.again'));
    void navigate('/profile', { replace: true });
  };
  return (
    <StepFrame
      title={t('profile.code.title')}
      description={t(step.newEmail ? 'profile.code.ofNew' : 'profile.code.ofOwn', { email: value })}
      submit={t('profile.code.submit')}
      isReady={code.trim() !== ''}
      isWaiting={isVerifying || isSaving}
      onSubmit={() => void submit().catch(settle)}
    >
      <TextField
        ref={field}
        autoComplete="one-time-code"
        inputMode="numeric"
        label={t('profile.code.label')}
        error={error}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
      />
      <div>
        <Button variant="ghost" loading={isSending} onClick={() => void sendAgain().catch(() => undefined)}>
          {t('profile.code.again')}
        </Button>
      </div>
    </StepFrame>
  );
}
