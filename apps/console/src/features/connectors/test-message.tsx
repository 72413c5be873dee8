import type { MessageType } from '@gatehouse/contract/connectors/connectors';
import type { ClientInput } from '@gatehouse/contract/endpoint';
import { testConnector } from '@gatehouse/contract/connectors/endpoints';
import { connectorErrorCodes, type ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import { userEmail } from '@gatehouse/contract/validation/email';
import { phone } from '@gatehouse/contract/validation/phone';
import { Banner, type BannerProps } from '@gatehouse/ui/states/banner';
import { Reveal } from '@gatehouse/ui/data/reveal';
import { Button } from '@gatehouse/ui/controls/button';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { useFailureWords } from '../../app/use-handle-failure.ts';
import { useOneAtATime } from '../../parts/forms/use-one-at-a-time.ts';
import { placeFailure } from '../../parts/forms/form-state.ts';
import { readConfig, useConfigForm } from '../../parts/config/config-form.ts';
import './connectors.css';

type Result = { sentTo: string } | { failure: ApiFailure; isPlaced: boolean } | { isWrong: true };

/** Sends a test message with the settings in the connector's form, and shows the result. */
export function TestMessage({ factoryId, type }: { factoryId: string; type: MessageType }) {
  const { t } = useTranslation();
  const form = useConfigForm();
  return (
    <SendTest
      factoryId={factoryId}
      type={type}
      title={t('connectors.test.title')}
      description={t(`connectors.test.description.${type}`)}
      wrong={t('connectors.test.wrongSettings')}
      prepare={async () =>
        (await form.trigger('config', { shouldFocus: true }))
          ? { config: readConfig(form.getValues('config')) }
          : undefined
      }
      place={(failure) => placeFailure(form, failure)}
    />
  );
}

type TestBody = ClientInput<typeof testConnector>['body'];

/**
 * Sends a test message to a recipient that the user enters. `prepare` returns the settings, or undefined after showing that they are invalid.
 * `place` shows a failure at its field and returns whether there is one.
 */
export function SendTest({
  factoryId,
  type,
  title,
  description,
  wrong,
  prepare,
  place,
}: {
  factoryId: string;
  type: MessageType;
  title: string;
  description: string;
  wrong: string;
  prepare: () => Promise<Pick<TestBody, 'config' | 'usage' | 'template' | 'locale'> | undefined>;
  place: (failure: ApiFailure) => boolean;
}) {
  const { t, i18n } = useTranslation();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<Result>();
  const mayWrite = useCan('write:data');
  const { save, isSaving } = useSave(testConnector, {
    take(failure) {
      setOutcome({ failure, isPlaced: place(failure) });
      return true;
    },
  });
  const isEmail = type === 'Email';

  const send = useOneAtATime(async () => {
    setOutcome(undefined);
    const to = (isEmail ? userEmail : phone).safeParse(address.trim());
    setProblem(
      to.success ? undefined : t(isEmail ? 'connectors.test.invalidEmail' : 'connectors.test.invalidPhone'),
    );
    if (!to.success) return;
    const prepared = await prepare();
    if (!prepared) return setOutcome({ isWrong: true });
    const body = { [isEmail ? 'email' : 'phone']: to.data, locale: i18n.language, ...prepared };
    await save({ params: { factoryId }, body }).then(
      () => setOutcome({ sentTo: address.trim() }),
      () => undefined,
    );
  });
  if (!mayWrite) return null;
  return (
    <SettingsSection title={title} description={description}>
      <TextField
        label={t(isEmail ? 'connectors.test.email' : 'connectors.test.phone')}
        type={isEmail ? 'email' : 'tel'}
        autoComplete={isEmail ? 'email' : 'tel'}
        placeholder={isEmail ? 'ada@example.com' : t('connectors.test.phonePlaceholder')}
        value={address}
        error={problem}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // While a connector is set up, the field is in its form, which Enter would submit.
          event.preventDefault();
          if (!isSaving) void send();
        }}
      />
      <div>
        <Button loading={isSaving} onClick={() => void send()}>
          {t('connectors.test.submit')}
        </Button>
      </div>
      {outcome && <OutcomeBanner outcome={outcome} wrong={wrong} />}
    </SettingsSection>
  );
}

function OutcomeBanner({ outcome, wrong }: { outcome: Result; wrong: string }) {
  const { t } = useTranslation();
  const describeFailure = useFailureWords();
  if ('sentTo' in outcome)
    return (
      <Outcome tone="success" title={t('connectors.test.sentTitle')}>
        {t('connectors.test.sentText', { to: outcome.sentTo })}
      </Outcome>
    );
  if ('isWrong' in outcome || outcome.isPlaced) return <Outcome tone="danger">{wrong}</Outcome>;
  const { failure } = outcome;
  const code = codeOf(failure);
  const { reason, step } = failure.facts;
  const late = steps.find((known) => known === step);
  return (
    <Outcome tone="danger" title={t('connectors.test.failedTitle')}>
      <p>
        {late
          ? t(`connectors.test.late.${late}`)
          : code
            ? t(`connectors.test.advice.${code}`)
            : describeFailure(failure)}
      </p>
      {typeof reason === 'string' && <p className="test-reason">{reason}</p>}
      {code && <p className="test-code">connector.{code}</p>}
    </Outcome>
  );
}

/** The steps that can time out. */
const steps = ['connect', 'tls', 'login', 'send'] as const;

/** The result, scrolled into view above the save bar. */
const Outcome = (props: BannerProps) => (
  <Reveal>
    <Banner live {...props} />
  </Reveal>
);

const codeOf = ({ code }: ApiFailure): ConnectorErrorCode | undefined =>
  connectorErrorCodes.find((known) => code === `connector.${known}`);
