import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { Spinner } from '@gatehouse/ui/controls/spinner';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../app/use-can.ts';
import { TestResult } from './test-result.tsx';
import { type StartEndpoint, type TestState, useSignInTest } from './use-sign-in-test.ts';
import './sign-in-tests.css';

interface TestSignInProps {
  endpoint: StartEndpoint;
  /** Of the endpoint's path. */
  params: Record<string, string>;
  /** What is tested. */
  name: string;
  /** An application, whose users sign in, and not a connector. */
  isApplication?: boolean;
}

/** The button that tests a sign-in with the saved settings, and its dialog (ADR 223). */
export function TestSignIn({ endpoint, params, name, isApplication = false }: TestSignInProps) {
  const { t } = useTranslation();
  const isAllowed = useCan('write:data');
  const { state, start, stop } = useSignInTest(endpoint, params);
  if (!isAllowed) return null;
  return (
    <>
      <Button icon={<FlaskConical />} onClick={() => void start()}>
        {t('signInTests.action')}
      </Button>
      <Dialog
        open={state !== undefined}
        onClose={stop}
        size={isDetailed(state) ? 'large' : 'medium'}
        title={t(`signInTests.${isApplication ? 'application.title' : 'title'}`, { name })}
        description={t(`signInTests.${isApplication ? 'application.description' : 'description'}`)}
      >
        <DialogBody>
          {state?.step === 'done' ? <TestResult result={state.result} /> : <Waiting state={state} />}
        </DialogBody>
        <DialogFooter>
          <Button onClick={stop}>{t('signInTests.close')}</Button>
          {(state?.step === 'done' || isClosed(state)) && (
            <Button variant="primary" onClick={() => void start()}>
              {t('signInTests.again')}
            </Button>
          )}
        </DialogFooter>
      </Dialog>
    </>
  );
}

/** Whether the result has more than the reason of a failure. */
const isDetailed = (state: TestState | undefined): boolean =>
  state?.step === 'done' && (state.result.kind === 'Application' || state.result.profile !== null);

const isClosed = (state: TestState | undefined): boolean =>
  state?.step === 'waiting' && state.window === 'closed';

function Waiting({ state }: { state: TestState | undefined }) {
  const { t } = useTranslation();
  if (state?.step !== 'waiting') return <State title={t('signInTests.starting')} isBusy />;
  const { window: of, started } = state;
  const { callbackUrl } = started;
  const said = { open: 'waiting', blocked: 'blocked', closed: 'closed' } as const;
  return (
    <div className="test-result">
      <State
        title={t(`signInTests.${said[of]}`)}
        text={t(
          of === 'open' && callbackUrl === null
            ? 'signInTests.application.waitingText'
            : `signInTests.${said[of]}Text`,
        )}
        isBusy={of === 'open'}
      />
      {of === 'blocked' && (
        <div>
          {/* The window is told by a channel, not by its opener, so it needs none. */}
          <ButtonLink variant="primary" href={started.url} target="_blank" rel="noreferrer">
            {t('signInTests.open')}
          </ButtonLink>
        </div>
      )}
      {callbackUrl !== null && (
        <Field label={t('signInTests.callback')} help={t('signInTests.callbackHelp')} group>
          <CopyText variant="box" value={callbackUrl} label={t('signInTests.callback')} />
        </Field>
      )}
    </div>
  );
}

function State({ title, text, isBusy }: { title: string; text?: string; isBusy: boolean }) {
  return (
    <output className="test-waiting" aria-busy={isBusy}>
      {isBusy && <Spinner size={20} />}
      <span className="test-waiting-state">
        <span className="test-waiting-title">{title}</span>
        {text && <span className="test-result-text">{text}</span>}
      </span>
    </output>
  );
}
