import { beginExperience } from '@gatehouse/contract/sign-in/endpoints';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { DeadEnd, PageState } from '@gatehouse/contract/sign-in/page-state';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../texts.tsx';
import { advance } from './advance.ts';
import { createCall, type FlowCall } from './client.ts';
import { type EndWith, EndWithProvider } from './end-with.ts';
import { formatIdentifier } from './identifier.ts';
import { endings } from './problem.ts';
import { redirectTo } from './redirect.ts';
import { Refusal } from './refusal.ts';
import { staysAt, type Step } from './step.ts';

/** The sign-in flow of the page, as screens use it. */
export interface Flow {
  /** Undefined on a page without a flow. */
  flowId: string | undefined;
  call: FlowCall;
  /** The current step, as the server last returned it; undefined on a page's first screen. */
  next: Step | undefined;
  /** The identifier entered on this page, for display; undefined if it was entered on a page before. */
  named: string | undefined;
  /** Continues with the step that a call returned. Throws if a call on the way is rejected. */
  follow: (next: Step | undefined) => Promise<void>;
  /** Returns to the page's first screen, like the browser's Back button. */
  startOver: () => void;
  /** Drops what was verified and lets the user sign in with another account. */
  leave: () => Promise<void>;
  /** Opens the step that an error leads to, or ends the page if the error is final. Returns whether it did. */
  endWith: EndWith;
  /** Why the page has ended, if it has. */
  ending: DeadEnd | 'suspended' | undefined;
}

const FlowContext = createContext<Flow | undefined>(undefined);

/** The flow of the page. */
export function useFlow(): Flow {
  const flow = use(FlowContext);
  if (!flow) throw new Error('useFlow needs a FlowProvider');
  return flow;
}

const events: Partial<Record<PageState['screen']['name'], InteractionEvent>> = {
  'sign-in': 'SignIn',
  register: 'Register',
  'single-sign-on': 'SignIn',
  'reset-password': 'ForgotPassword',
};

/** The step to resume; undefined if the flow has another event than the page, which then restarts it. */
export function resumeStep({ screen, next }: PageState): Step | undefined {
  return next && 'event' in next && next.event !== events[screen.name] ? undefined : next;
}

/**
 * The step after going back to the first screen. A code that was sent stays valid: users who enter the same email address or phone number
 * again can enter it instead of waiting for another one. Verifications are dropped and the flow is restarted.
 */
const leaveStep = (next: Step | undefined): Step | undefined =>
  next?.step === 'code' && next.ways.length > 0
    ? { step: 'verify', event: next.event, ways: next.ways, passkey: false }
    : undefined;

/** The SSO step, if the error says that the user has to sign in with enterprise SSO. */
const toSsoStep = ({ code, data: { ssoConnectors = [] } }: Refusal): Step | undefined =>
  code === 'session.sso_enabled' || code === 'session.passkey_sign_in.sso_users_not_allowed'
    ? { step: 'sso', connectors: ssoConnectors }
    : undefined;

const identifierOf = (step: Step | undefined): string | undefined =>
  step && 'identifier' in step ? formatIdentifier(step.identifier) : undefined;

/** Whether a history entry is a step: Back from it opens the first screen, and from there the application. */
const isStepEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isStep' in state;

/** Steps that `advance` takes without input. */
const automaticSteps: readonly (string | undefined)[] = [
  'identify',
  'turn',
  'add',
  'add-mfa',
  'submit',
  'leave',
] satisfies Step['step'][];

/** Holds the state of the flow. A page that is loaded at a step without input continues immediately. */
export function FlowProvider(props: {
  state: PageState;
  /** Loads the screen of a step. */
  loadStep: (step: Step | undefined) => Promise<void>;
  /** Whether a step has a screen that is loaded. */
  hasScreen: (step: Step | undefined) => boolean;
  children: ReactNode;
}) {
  const { state, loadStep, hasScreen, children } = props;
  const { language } = useTexts();
  const { flowId } = state;
  const { captcha } = state.experience;
  const signInUrl = 'signInUrl' in state.screen ? state.screen.signInUrl : undefined;
  const [next, setNext] = useState(() => resumeStep(state));
  const [named, setNamed] = useState(() => identifierOf(next));
  const [ending, setEnding] = useState<Flow['ending']>();
  const flow = useMemo<Flow>(() => {
    const call = createCall(flowId ?? '', language, captcha);
    const show = async (step: Step | undefined): Promise<void> => {
      // After an update the old version's chunks are gone; the server renders the step on reload.
      await loadStep(step).catch(() => location.reload());
      if (hasScreen(step) && !isStepEntry(history.state)) history.pushState({ isStep: true }, '');
      setNext(step);
      setNamed((before) => identifierOf(step) ?? before);
    };
    /** Shows the step that an error response names, if it is another one. */
    const showNextOf = async (error: unknown): Promise<void> => {
      const step = error instanceof Refusal ? error.data.next : undefined;
      if (step && !staysAt(next, step)) await show(step);
    };
    const startOver = (): void => {
      if (isStepEntry(history.state)) history.back();
      else setNext(leaveStep);
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
          await showNextOf(error);
          throw error;
        }
      },
      startOver,
      async leave() {
        // A reload or a link to another page would otherwise continue with the account.
        await call(beginExperience, { body: { interactionEvent: 'SignIn' } }).catch(() => {});
        if (signInUrl === undefined) startOver();
        else await redirectTo(signInUrl);
      },
      endWith(error) {
        const ssoStep = error instanceof Refusal ? toSsoStep(error) : undefined;
        if (ssoStep) {
          void show(ssoStep);
          return true;
        }
        void showNextOf(error);
        const reason = error instanceof Refusal ? endings[error.code] : undefined;
        if (reason) setEnding(reason);
        return reason !== undefined;
      },
      ending,
    };
  }, [flowId, language, captcha, signInUrl, next, named, ending, loadStep, hasScreen]);

  useEffect(() => {
    const onPopState = ({ state: entry }: PopStateEvent): void => {
      if (isStepEntry(entry)) location.reload();
      else setNext(leaveStep);
    };
    // A step that only the page knows is lost by a reload; its history entry is no step any more.
    if (isStepEntry(history.state) && !hasScreen(resumeStep(state))) history.replaceState(null, '');
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [state, hasScreen]);

  const isStarted = useRef(false);
  useEffect(() => {
    const first = resumeStep(state);
    if (!automaticSteps.includes(first?.step) || isStarted.current) return;
    isStarted.current = true;
    flow.follow(first).catch(flow.endWith);
  }, [flow, state]);
  return (
    <FlowContext.Provider value={flow}>
      <EndWithProvider value={flow.endWith}>{children}</EndWithProvider>
    </FlowContext.Provider>
  );
}
