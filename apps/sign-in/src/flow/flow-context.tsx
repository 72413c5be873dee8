import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { DeadEnd, PageState } from '@gatehouse/contract/sign-in/page-state';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../texts.tsx';
import { advance } from './advance.ts';
import { createCall, type FlowCall, Refusal } from './client.ts';
import { showIdentifier } from './identifier.ts';
import { hasScreen, loadStep, staysAt, type Step } from './steps.ts';
import { endings } from './problem.ts';

/** The flow as a screen sees it. */
export interface Flow {
  /** Undefined on a page of no flow. */
  flowId: string | undefined;
  call: FlowCall;
  /** The step that follows, as the server named it last; undefined where the page begins anew. */
  next: Step | undefined;
  /** Who has been named in the flow so far, as they read it; undefined where that was on a page before this one. */
  named: string | undefined;
  /** Takes what a call answered and goes on from there. Throws the refusal of a step on the way. */
  follow: (next: Step | undefined) => Promise<void>;
  /** Goes back to the page's first screen, as the browser's button does. */
  startOver: () => void;
  /** Takes the person to where a refusal leads, or ends the page where it leaves nothing to do. Answers whether it did. */
  endWith: (error: unknown) => boolean;
  /** Why the page has ended, if it has. */
  ending: DeadEnd | 'suspended' | undefined;
}

const FlowContext = createContext<Flow | undefined>(undefined);

/** The flow of the page. */
export function useFlow(): Flow {
  const flow = use(FlowContext);
  if (!flow) throw new Error('no flow on this page');
  return flow;
}

const events: Partial<Record<PageState['screen']['name'], InteractionEvent>> = {
  'sign-in': 'SignIn',
  register: 'Register',
  'single-sign-on': 'SignIn',
  'reset-password': 'ForgotPassword',
};

/** The step to go on with: that of a flow which is about something else than this page is left, and begun anew. */
export function resumeStep({ screen, next }: PageState): Step | undefined {
  return next && 'event' in next && next.event !== events[screen.name] ? undefined : next;
}

/**
 * Back at the first screen: a code that was sent there waits on, so that who comes back with the same address enters it and is not told
 * to wait for another. What has been proven is dropped, and the flow begun anew.
 */
const leaveStep = (next: Step | undefined): Step | undefined =>
  next?.step === 'code' && next.ways.length > 0
    ? { step: 'verify', event: next.event, ways: next.ways, passkey: false }
    : undefined;

/** Where people sign in whose company has a sign-in of its own, however they tried here. */
const readSsoRefusal = ({ code, data }: Refusal): Step | undefined =>
  code === 'session.sso_enabled' || code === 'session.passkey_sign_in.sso_users_not_allowed'
    ? { step: 'sso', connectors: data.ssoConnectors as PageSso[] }
    : undefined;

/** The address that a step is about. */
const nameIn = (step: Step | undefined): string | undefined =>
  step && 'identifier' in step ? showIdentifier(step.identifier) : undefined;

/** A step has an entry of its own in the browser's history: Back leads to the first screen, and from there to the application. */
const isStepEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isStep' in state;

/** Keeps where the flow stands. A page that is loaded in the middle of it goes on by itself. */
export function FlowProvider({ state, children }: { state: PageState; children: ReactNode }) {
  const { language } = useTexts();
  const { flowId } = state;
  const { captcha } = state.experience;
  const [next, setNext] = useState(() => resumeStep(state));
  const [named, setNamed] = useState(() => nameIn(next));
  const [ending, setEnding] = useState<Flow['ending']>();
  const flow = useMemo<Flow>(() => {
    const call = createCall(flowId ?? '', language, captcha);
    const show = async (step: Step | undefined): Promise<void> => {
      // The screen of an older version of the service is gone: the server draws the step anew.
      await loadStep(step).catch(() => location.reload());
      if (hasScreen(step) && !isStepEntry(history.state)) history.pushState({ isStep: true }, '');
      setNext(step);
      setNamed((before) => nameIn(step) ?? before);
    };
    /** Where a refusal leads, if that is elsewhere. */
    const leadOn = async (error: unknown): Promise<void> => {
      if (error instanceof Refusal && error.next && !staysAt(next, error.next)) await show(error.next);
    };
    return {
      flowId,
      call,
      next,
      named,
      async follow(step) {
        try {
          await show(await advance(call, step));
        } catch (error) {
          await leadOn(error);
          throw error;
        }
      },
      startOver() {
        if (isStepEntry(history.state)) history.back();
        else setNext(leaveStep);
      },
      endWith(error) {
        const elsewhere = error instanceof Refusal ? readSsoRefusal(error) : undefined;
        if (elsewhere) {
          void show(elsewhere);
          return true;
        }
        void leadOn(error);
        const reason = error instanceof Refusal ? endings[error.code] : undefined;
        if (reason) setEnding(reason);
        return reason !== undefined;
      },
      ending,
    };
  }, [flowId, language, captcha, next, named, ending]);

  useEffect(() => {
    const onMove = ({ state: entry }: PopStateEvent): void => {
      if (isStepEntry(entry)) location.reload();
      else setNext(leaveStep);
    };
    // Loaded anew, a step that the page took by itself is gone, and with it the entry's meaning.
    if (isStepEntry(history.state) && !hasScreen(resumeStep(state))) history.replaceState(null, '');
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, [state]);

  const isUnderWay = useRef(false);
  useEffect(() => {
    const first = resumeStep(state);
    const needsNobody = ['identify', 'turn', 'add', 'add-mfa', 'submit', 'leave'].includes(first?.step ?? '');
    if (!needsNobody || isUnderWay.current) return;
    isUnderWay.current = true;
    flow.follow(first).catch(flow.endWith);
  }, [flow, state]);
  return <FlowContext.Provider value={flow}>{children}</FlowContext.Provider>;
}
