import type { Connector, MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { updateConnector } from '@gatehouse/contract/connectors/endpoints';
import { listVariables } from '@gatehouse/contract/connectors/template-variables';
import { Panel } from '@gatehouse/ui/layout/card';
import { Field } from '@gatehouse/ui/controls/field';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { errorOf } from '../../../parts/forms/fields.tsx';
import { useLabel, withBody, type Form } from '../../../parts/forms/form-state.ts';
import { FormPart, SettingsForm } from '../../../parts/forms/settings-form.tsx';
import { fillIn } from './fill-in.ts';
import { putSmsText } from './sms-texts.ts';
import { TestText } from './test-text.tsx';
import { TextValues } from './text-values.tsx';
import { useUnknownVariables } from './use-unknown-variables.ts';
import '../connectors.css';

interface SmsFormProps {
  connector: Connector;
  /** The text that is sent now. */
  saved: string;
  usage: MessageUsage;
}

/** The editor of a text, with a preview. */
export function SmsForm({ connector, saved, usage }: SmsFormProps) {
  return (
    <div className="text-page">
      <SettingsForm
        endpoint={saveText}
        params={{ id: connector.id }}
        values={{ content: saved }}
        toBody={({ content }) => ({ config: putSmsText(connector.config, usage, String(content)) })}
        isSplit
      >
        {(form) => (
          <div className="text-editor">
            <div>
              <FormPart>
                <TextField form={form} usage={usage} />
              </FormPart>
              <TestText
                type="Sms"
                usage={usage}
                read={async () =>
                  (await form.trigger('content', { shouldFocus: true })) ? form.getValues() : undefined
                }
              />
            </div>
            <Preview text={fillIn(form.watch('content'), listVariables(usage), false)} />
          </div>
        )}
      </SettingsForm>
    </div>
  );
}

const saveText = withBody(updateConnector, () => z.object({ content: z.string().min(1).max(65_536) }));

function TextField({ form, usage }: { form: Form<{ content: string }>; usage: MessageUsage }) {
  const { t } = useTranslation();
  const findUnknown = useUnknownVariables(usage);
  const label = t('connectors.texts.content');
  useLabel('content', label);
  return (
    <div className="ui-fields">
      <Field
        label={label}
        help={t('connectors.smsTexts.length')}
        error={errorOf({ form, name: 'content' })}
        warning={findUnknown(form.watch('content'))}
      >
        <Textarea mono rows={6} {...form.register('content')} />
      </Field>
      <TextValues usage={usage} />
    </div>
  );
}

function Preview({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <section className="text-preview" aria-label={t('connectors.texts.preview')}>
      <h2 className="text-preview-title">{t('connectors.texts.preview')}</h2>
      <Panel>
        <p className="inbox-text">{text}</p>
      </Panel>
      <p className="text-preview-title">
        {t('connectors.smsTexts.characters', { count: Array.from(text).length })}
      </p>
    </section>
  );
}
