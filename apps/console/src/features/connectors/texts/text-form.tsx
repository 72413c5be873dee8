import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import {
  replaceEmailTemplates,
  updateEmailTemplateDetails,
} from '@gatehouse/contract/connectors/email-template-endpoints';
import {
  emailTemplateDetails,
  type EmailTemplateDetails,
} from '@gatehouse/contract/connectors/email-templates';
import { Field } from '@gatehouse/ui/controls/field';
import { SaveBar } from '@gatehouse/ui/layout/save-bar';
import { RadioGroup } from '@gatehouse/ui/controls/radio-group';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { FormRadios, FormText } from '../../../parts/forms/fields.tsx';
import { useEndpointForm, withBody } from '../../../parts/forms/form-state.ts';
import { settle } from '../../../parts/forms/settle.ts';
import { useUnsavedGuard } from '../../../app/router/unsaved-changes.tsx';
import { beginWithBuiltIn } from './built-in.ts';
import { TestText } from './test-text.tsx';
import { TextPreview } from './text-preview.tsx';
import { TextValues } from './text-values.tsx';

interface TextFormProps {
  /** What is sent now. */
  saved: EmailTemplateDetails;
  usage: MessageUsage;
  language: string;
}

const rules = withBody(updateEmailTemplateDetails, () => emailTemplateDetails);

/** Writes a text, beside what comes of it. */
export function TextForm({ saved, usage, language }: TextFormProps) {
  const { t } = useTranslation();
  const { subject, content, contentType = 'text/html', sendFrom = '', replyTo = '' } = saved;
  const form = useEndpointForm(rules, { subject, content, contentType, sendFrom, replyTo });
  const { save, isSaving } = useSave(replaceEmailTemplates);
  const mayWrite = useCan('write:data');
  const { dirtyFields, isDirty, errors } = form.formState;
  useUnsavedGuard(() => isDirty && !isSaving);
  const [isOwn, setOwn] = useState(content !== '');
  const labels = {
    subject: t('connectors.texts.subject'),
    contentType: t('connectors.texts.format'),
    content: t('connectors.texts.content'),
    sendFrom: t('connectors.texts.sendFrom'),
    replyTo: t('connectors.texts.replyTo'),
  };

  /** What is written is kept apart while the built-in text is looked at. */
  const [written, setWritten] = useState(content);
  function choose(own: boolean) {
    setOwn(own);
    if (!own) setWritten(form.getValues('content') ?? '');
    form.setValue('content', own ? written || beginWithBuiltIn(usage, language) : '', { shouldDirty: true });
    if (own && !written) form.setValue('contentType', 'text/html', { shouldDirty: true });
  }
  function discard() {
    form.reset();
    setOwn(content !== '');
    setWritten(content);
  }

  async function submit(values: FieldValues) {
    const shown = form.getValues();
    const details = { ...withoutEmpty(values), content: shown.content };
    try {
      await save({
        body: {
          templates: [
            { languageTag: language, templateType: usage, details: details as EmailTemplateDetails },
          ],
        },
      });
      settle(form, shown);
      // An empty text of one's own is the built-in one again, unless somebody has gone on typing.
      setOwn(form.getValues('content') !== '');
    } catch {
      // It has been told in a toast; what was typed stays.
    }
  }
  const readText = async () =>
    (await form.trigger(undefined, { shouldFocus: true }))
      ? ({ ...withoutEmpty(form.getValues()), content: form.getValues('content') } as EmailTemplateDetails)
      : undefined;
  return (
    <div className="text-editor">
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <fieldset disabled={!mayWrite} className="ui-fields">
          <FormText form={form} name="subject" label={labels.subject} autoComplete="off" />
          <Field label={labels.content} group>
            <RadioGroup
              value={isOwn ? 'own' : 'builtIn'}
              onChange={(value) => choose(value === 'own')}
              options={(['builtIn', 'own'] as const).map((value) => ({
                value,
                label: t(`connectors.texts.contents.${value}`),
                help: t(`connectors.texts.contents.${value}Help`),
              }))}
            />
          </Field>
          {isOwn && (
            <>
              <FormRadios
                form={form}
                name="contentType"
                label={labels.contentType}
                options={(['text/html', 'text/plain'] as const).map((value) => ({
                  value,
                  label: t(`connectors.texts.formats.${value}`),
                }))}
              />
              <Field label={t('connectors.texts.contents.own')} hideLabel error={errors.content?.message}>
                <Textarea mono rows={14} {...form.register('content')} />
              </Field>
            </>
          )}
          <TextValues usage={usage} />
          <FormText form={form} name="sendFrom" optional label={labels.sendFrom} autoComplete="off" />
          <FormText form={form} name="replyTo" optional label={labels.replyTo} autoComplete="off" />
        </fieldset>
        <TestText type="Email" usage={usage} language={language} read={readText} />
        <SaveBar
          changes={
            isDirty
              ? (Object.keys(labels) as (keyof typeof labels)[])
                  .filter((name) => dirtyFields[name])
                  .map((name) => labels[name])
              : []
          }
          onDiscard={discard}
          saving={isSaving}
        />
      </form>
      <TextPreview details={form.watch()} usage={usage} language={language} />
    </div>
  );
}

/** An empty address means the connector's own. */
const withoutEmpty = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
