import type { AuthenticationPayload } from '@gatehouse/contract/sign-in/web-authn';
import { useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { describeProblem } from '../../flow/problem.ts';
import { OtherWay } from '../../parts/other-way.tsx';
import { useTexts } from '../../texts.tsx';
import { PasskeyAutofill } from './passkey-autofill.tsx';
import { askForPasskey, cancelled, provePasskey } from './passkey.ts';

/**
 * Signs in by a passkey: chosen among what the browser fills into the field above or, by a button, in a window of its own. The button is
 * there as well where a browser cannot fill passkeys in, whatever the tenant has set.
 */
export function PasskeySignIn({ passkey }: { passkey: { button: boolean; autofill: boolean } }) {
  const flow = useFlow();
  const texts = useTexts();
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const [isAsking, setAsking] = useState(false);

  async function prove(payload: AuthenticationPayload): Promise<void> {
    try {
      await provePasskey(flow, payload);
    } catch (error) {
      if (!flow.endWith(error)) setProblem(describeProblem(error, texts).text);
      setRound((count) => count + 1);
    }
  }

  async function choose(): Promise<void> {
    // The browser asks for one at a time: what waits in the field is ended first.
    setAsking(true);
    setProblem(undefined);
    try {
      const payload = await askForPasskey(flow, 'optional', new AbortController().signal);
      await provePasskey(flow, payload ?? cancelled());
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      {passkey.autofill && !isAsking && (
        <PasskeyAutofill key={round} onMissing={() => setMissing(true)} onChosen={prove} />
      )}
      {(passkey.button || isMissing) && <OtherWay label={texts.t('passkey.sign_in')} go={choose} />}
      {problem && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
