import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { PageOneTap } from '@gatehouse/contract/sign-in/page-state';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { toProblem } from '../../flow/problem.ts';
import { useTexts } from '../../texts.tsx';
import { promptOneTap } from './one-tap.ts';
import { verifyCredential } from './social.ts';

/** The Google One Tap prompt and its error. */
export function OneTapPrompt({ oneTap, event }: { oneTap: PageOneTap; event: InteractionEvent }) {
  const texts = useTexts();
  const { language } = texts;
  const flow = useFlow();
  const [problem, setProblem] = useState<string>();

  const verify = useEffectEvent((credential: string) =>
    verifyCredential(flow, { connectorId: oneTap.connectorId, event, credential }),
  );
  const showError = useEffectEvent((error: unknown) => {
    if (!flow.endWith(error)) setProblem(toProblem(error, texts).text);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const context = event === 'Register' ? 'signup' : 'signin';
    const onChosen = (credential: string): void => {
      if (signal.aborted) return;
      setProblem(undefined);
      verify(credential).catch((error: unknown) => showError(error));
    };
    void promptOneTap(oneTap, { language, context, signal, onChosen });
    return () => controller.abort();
  }, [oneTap, event, language]);

  if (!problem) return null;
  return (
    <p className="note problem" role="alert">
      {problem}
    </p>
  );
}
