import { sendOwnCode } from '@gatehouse/contract/account/verification-endpoints';
import { emailPattern } from '@gatehouse/contract/validation/email';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useSave } from '../../app/api/use-save.ts';
import { useNavigateFromHere } from '../../parts/pages/use-navigate-from-here.ts';
import { StepFrame } from './step-frame.tsx';
import { parseStepState, type StepState } from './step-state.ts';
import { useProfile } from './use-profile.ts';

/** The new email address, which gets a code. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigateFromHere();
  const me = useProfile();
  const step = parseStepState(useLocation().state, me);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { save, isSaving } = useSave(sendOwnCode, {
    take(failure) {
      setError(failure.message);
      return failure.status < 500;
    },
  });
  if (step?.action !== 'changeEmail' || !step.verificationRecordId) return <Navigate replace to="/profile" />;

  async function send() {
    const newEmail = typed.trim();
    if (!emailPattern.test(newEmail)) return setError(t('profile.email.invalid'));
    if (newEmail.toLowerCase() === me.primaryEmail) return setError(t('profile.email.same'));
    const identifier = { type: 'email', value: newEmail } as const;
    await save({ body: { identifier } }).then(
      ({ verificationRecordId: codeId }) =>
        navigate('/profile/verification-code', {
          replace: true,
          state: { ...step, newEmail, codeId } as StepState,
        }),
      // The error is shown.
      () => undefined,
    );
  }
  return (
    <StepFrame
      title={t(me.primaryEmail ? 'profile.email.changeTitle' : 'profile.email.linkTitle')}
      description={t('profile.email.description')}
      submit={t('profile.email.send')}
      isReady={typed.trim() !== ''}
      isWaiting={isSaving}
      onSubmit={() => void send()}
    >
      <TextField
        ref={field}
        type="email"
        autoComplete="email"
        label={t('profile.email.new')}
        placeholder="noor@example.com"
        error={error}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
    </StepFrame>
  );
}
