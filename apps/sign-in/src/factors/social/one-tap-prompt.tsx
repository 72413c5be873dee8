import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { PageOneTap } from '@gatehouse/contract/sign-in/page-state';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { describeProblem } from '../../flow/problem.ts';
import { useTexts } from '../../texts.tsx';
import { promptOneTap } from './one-tap.ts';
import { proveCredential } from './social.ts';

/** Google's prompt beside the page. */
export function OneTapPrompt({ oneTap, event }: { oneTap: PageOneTap; event: InteractionEvent }) {
  const texts = useTexts();
  const { language } = texts;
  const flow = useFlow();
  const [problem, setProblem] = useState<string>();

  const prove = useEffectEvent((credential: string) =>
    proveCredential(flow, { connectorId: oneTap.connectorId, event, credential }),
  );
  const explain = useEffectEvent((error: unknown) => {
    if (!flow.endWith(error)) setProblem(describeProblem(error, texts).text);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const context = event === 'Register' ? 'signup' : 'signin';
    const onChosen = (credential: string): void => {
      if (signal.aborted) return;
      setProblem(undefined);
      prove(credential).catch((error: unknown) => explain(error));
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
