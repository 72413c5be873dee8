import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { updateConnector } from '@gatehouse/contract/connectors/endpoints';
import { Panel } from '@gatehouse/ui/layout/card';
import { Field } from '@gatehouse/ui/controls/field';
import { SaveBar } from '@gatehouse/ui/layout/save-bar';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useCan } from '../../../app/use-can.ts';
import { useEndpointForm, withBody } from '../../../parts/forms/form-state.ts';
import { useUnsavedGuard } from '../../../app/router/unsaved-changes.tsx';
import { exampleOf, fillIn } from './fill-in.ts';
import { TestText } from './test-text.tsx';
import { TextValues } from './text-values.tsx';

interface SmsFormProps {
  /** What is sent now. */
  saved: string;
  usage: MessageUsage;
  onSave: (content: string) => Promise<unknown>;
}

const rules = withBody(updateConnector, () => z.object({ content: z.string().min(1).max(65_536) }));

/** Writes a text, beside what comes of it. */
export function SmsForm({ saved, usage, onSave }: SmsFormProps) {
  const { t } = useTranslation();
  const form = useEndpointForm(rules, { content: saved });
  const mayWrite = useCan(updateConnector.permission);
  const [isSaving, setSaving] = useState(false);
  const { isDirty, errors } = form.formState;
  useUnsavedGuard(() => isDirty && !isSaving);
  const label = t('connectors.texts.content');
  const preview = fillIn(form.watch('content'), exampleOf(usage), false);

  async function submit() {
    const { content } = form.getValues();
    setSaving(true);
    try {
      await onSave(content);
      form.reset({ content });
    } catch {
      // It has been told in a toast; what was typed stays.
    } finally {
      setSaving(false);
    }
  }
  const readText = async () =>
    (await form.trigger('content', { shouldFocus: true }))
      ? { content: form.getValues('content') }
      : undefined;
  return (
    <div className="text-editor">
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <fieldset disabled={!mayWrite} className="ui-fields">
          <Field label={label} help={t('connectors.smsTexts.length')} error={errors.content?.message}>
            <Textarea mono rows={6} {...form.register('content')} />
          </Field>
          <TextValues usage={usage} />
        </fieldset>
        <TestText type="Sms" usage={usage} read={readText} />
        <SaveBar changes={isDirty ? [label] : []} onDiscard={() => form.reset()} saving={isSaving} />
      </form>
      <section className="text-preview" aria-label={t('connectors.texts.preview')}>
        <h2 className="text-preview-title">{t('connectors.texts.preview')}</h2>
        <Panel>
          <p className="inbox-text">{preview}</p>
        </Panel>
        <p className="text-preview-title">
          {t('connectors.smsTexts.characters', { count: Array.from(preview).length })}
        </p>
      </section>
    </div>
  );
}
