import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { PageOneTap } from '@gatehouse/contract/sign-in/page-state';
import type * as api from '@gatehouse/contract/sign-in/social-endpoints';
import { useEffect, useEffectEvent, useState } from 'react';
import { ensureEvent } from '../../flow/advance.ts';
import { useFlow } from '../../flow/flow-context.tsx';
import { describeProblem } from '../../flow/problem.ts';
import { useTexts } from '../../texts.tsx';
import { promptOneTap } from './one-tap.ts';
import { nameProvider } from './failure.ts';
import { takeDirect } from './social.ts';

/** Google's prompt beside the page; or the credential that the application has handed over, which is used in its stead. */
export function OneTapPrompt(props: { oneTap: PageOneTap; event: InteractionEvent; flowId: string }) {
  const { oneTap, event, flowId } = props;
  const texts = useTexts();
  const { language } = texts;
  const flow = useFlow();
  const [problem, setProblem] = useState<string>();
  const { connectorId, credential: given } = oneTap;

  const prove = useEffectEvent(async (credential: string) => {
    await ensureEvent(flow.call, flow.next, event);
    const path: string = `/api/experience/verification/social/${connectorId}/verify`;
    const { next } = await flow
      .call<typeof api.verifySocial>('POST', path as typeof api.verifySocial.path, {
        connectorData: { credential },
      })
      .catch(nameProvider);
    await flow.follow(next);
  });
  const explain = useEffectEvent((error: unknown) => {
    if (!flow.endWith(error)) setProblem(describeProblem(error, texts).text);
  });
  useEffect(() => {
    if (given && takeDirect(flowId)) {
      prove(given).catch((error: unknown) => explain(error));
      return undefined;
    }
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
  }, [oneTap, given, event, flowId, language]);

  if (!problem) return null;
  return (
    <p className="note problem" role="alert">
      {problem}
    </p>
  );
}
