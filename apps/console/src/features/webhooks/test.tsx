import { testWebhook } from '@gatehouse/contract/webhooks/endpoints';
import { type WebhookEvent, webhookEvents } from '@gatehouse/contract/webhooks/events';
import { type Webhook, webhookErrors } from '@gatehouse/contract/webhooks/webhooks';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { CodeBlock } from '@gatehouse/ui/data/code-block';
import { Banner } from '@gatehouse/ui/states/banner';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { useFailureWords } from '../../app/use-handle-failure.ts';

const every = 'every';

/** Sends samples to the saved endpoint, and shows what it answered. */
export function TestWebhook({ id, config, events }: Pick<Webhook, 'id' | 'config' | 'events'>) {
  const { t } = useTranslation();
  const describeFailure = useFailureWords();
  const [chosen, choose] = useState<WebhookEvent | typeof every>(every);
  const [outcome, setOutcome] = useState<'sent' | ApiFailure>();
  const { save: test, isSaving } = useSave(testWebhook, {
    take: (failure) => {
      setOutcome(failure);
      return true;
    },
  });
  const mayWrite = useCan('write:data');
  if (!mayWrite) return null;

  async function send() {
    setOutcome(undefined);
    const body = { config, events: chosen === every ? [...events] : [chosen] };
    await test({ params: { id }, body }).then(
      () => setOutcome('sent'),
      // Shown below.
      () => undefined,
    );
  }
  const others = webhookEvents.filter((event) => !events.includes(event));
  return (
    <>
      <Field label={t('webhooks.test.label')}>
        <Select
          options={[
            { value: every, label: t('webhooks.test.every') },
            ...[...events, ...others].map((event) => ({ value: event, label: event })),
          ]}
          value={chosen}
          onPick={choose}
        />
      </Field>
      <div>
        <Button icon={<Send />} loading={isSaving} onClick={() => void send()}>
          {t('webhooks.test.action')}
        </Button>
      </div>
      {outcome === 'sent' && (
        <Banner tone="success" live>
          {t('webhooks.test.sent')}
        </Banner>
      )}
      {outcome !== undefined && outcome !== 'sent' && (
        <Banner tone="danger" live title={describe(outcome)}>
          {typeof outcome.facts['message'] === 'string' && outcome.facts['message']}
          {typeof outcome.facts['responseBody'] === 'string' && outcome.facts['responseBody'] !== '' && (
            <CodeBlock code={outcome.facts['responseBody']} plain wrap />
          )}
        </Banner>
      )}
    </>
  );

  function describe(failure: ApiFailure): string {
    return failure.code === webhookErrors.endpointError.code
      ? t('webhooks.test.refused', { status: String(failure.facts['responseStatus']) })
      : describeFailure(failure);
  }
}
