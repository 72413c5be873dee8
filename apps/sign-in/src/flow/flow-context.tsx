import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../texts.tsx';
import { advance } from './advance.ts';
import { createCall, type FlowCall, Refusal } from './client.ts';
import { endings } from './problem.ts';

/** The flow as a screen sees it. */
export interface Flow {
  call: FlowCall;
  /** The step that follows, as the server named it last. */
  next: NextStep | undefined;
  /** Takes what a call answered and goes on from there. Throws the refusal of a step on the way. */
  follow: (next: NextStep | undefined) => Promise<void>;
  /** Ends the page where a refusal leaves nothing to do. Answers whether it did. */
  endWith: (error: unknown) => boolean;
  /** Why the page has ended, if it has. */
  ending: 'unknown_session' | 'suspended' | undefined;
}

const FlowContext = createContext<Flow | undefined>(undefined);

/** The flow of the page. */
export function useFlow(): Flow {
  const flow = use(FlowContext);
  if (!flow) throw new Error('no flow on this page');
  return flow;
}

/** Keeps where the flow stands. A page that is loaded in the middle of it goes on by itself. */
export function FlowProvider({ state, children }: { state: PageState; children: ReactNode }) {
  const { language } = useTexts();
  const { flowId = '' } = state;
  const [next, setNext] = useState(state.next);
  const [ending, setEnding] = useState<Flow['ending']>();
  const flow = useMemo<Flow>(() => {
    const call = createCall(flowId, language);
    const takeNext = (error: unknown): void => {
      if (error instanceof Refusal && error.data.next) setNext(error.data.next as NextStep);
    };
    return {
      call,
      next,
      async follow(step) {
        try {
          setNext(await advance(call, step));
        } catch (error) {
          takeNext(error);
          throw error;
        }
      },
      endWith(error) {
        takeNext(error);
        const reason = error instanceof Refusal ? endings[error.code] : undefined;
        if (reason) setEnding(reason);
        return reason !== undefined;
      },
      ending,
    };
  }, [flowId, language, next, ending]);

  const isUnderWay = useRef(false);
  useEffect(() => {
    const isOurs = state.next?.step === 'identify' || state.next?.step === 'submit';
    if (!isOurs || isUnderWay.current) return;
    isUnderWay.current = true;
    flow.follow(state.next).catch(flow.endWith);
  }, [flow, state]);
  return <FlowContext.Provider value={flow}>{children}</FlowContext.Provider>;
}
