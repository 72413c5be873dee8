import type { AuthenticationPayload } from '@gatehouse/contract/sign-in/web-authn';
import { useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { toProblem } from '../../flow/problem.ts';
import { ActionButton } from '../../parts/action-button.tsx';
import { useTexts } from '../../texts.tsx';
import { PasskeyAutofill } from './passkey-autofill.tsx';
import { requestPasskey, signInWithPasskey } from './passkey.ts';

/**
 * Signs in with a passkey, chosen in the autofill of the identifier field or, with a button, in the browser's dialog. Browsers without
 * passkey autofill always get the button.
 */
export function PasskeySignIn({ passkey }: { passkey: { button: boolean; autofill: boolean } }) {
  const flow = useFlow();
  const texts = useTexts();
  const [isUnsupported, setUnsupported] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const [isDialogOpen, setDialogOpen] = useState(false);

  async function signIn(payload: AuthenticationPayload): Promise<void> {
    try {
      await signInWithPasskey(flow, payload);
    } catch (error) {
      if (!flow.endWith(error)) setProblem(toProblem(error, texts).text);
      setRound((count) => count + 1);
    }
  }

  async function openDialog(): Promise<void> {
    // Unmounts the autofill, because browsers run one WebAuthn request at a time.
    setDialogOpen(true);
    setProblem(undefined);
    try {
      await signInWithPasskey(flow, await requestPasskey(flow));
    } finally {
      setDialogOpen(false);
    }
  }

  return (
    <>
      {passkey.autofill && !isDialogOpen && (
        <PasskeyAutofill key={round} onUnsupported={() => setUnsupported(true)} onChosen={signIn} />
      )}
      {(passkey.button || isUnsupported) && (
        <ActionButton label={texts.t('passkey.sign_in')} run={openDialog} />
      )}
      {problem && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
