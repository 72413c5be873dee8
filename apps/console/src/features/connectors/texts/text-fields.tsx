import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import { Field } from '@gatehouse/ui/controls/field';
import { RadioGroup } from '@gatehouse/ui/controls/radio-group';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorOf, FormRadios, FormText } from '../../../parts/forms/fields.tsx';
import { useLabel, type Form } from '../../../parts/forms/form-state.ts';
import { beginWithBuiltIn } from './built-in.ts';
import { TextValues } from './text-values.tsx';
import { useUnknownVariables } from './use-unknown-variables.ts';

export type TextFormState = Form<EmailTemplateDetails>;

interface TextFieldsProps {
  form: TextFormState;
  usage: MessageUsage;
  language: string;
}

/** Subject, content, sender and reply-to of an email. Without custom content, the built-in one is sent. */
export function TextFields({ form, usage, language }: TextFieldsProps) {
  const { t } = useTranslation();
  const { isOwn, choose } = useOwnText({ form, usage, language });
  const findUnknown = useUnknownVariables(usage);
  useLabel('contentType', t('connectors.texts.format'));
  useLabel('content', t('connectors.texts.content'));
  return (
    <div className="ui-fields">
      <FormText
        form={form}
        name="subject"
        label={t('connectors.texts.subject')}
        warning={findUnknown(form.watch('subject'))}
        autoComplete="off"
      />
      <Field label={t('connectors.texts.content')} group>
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
            label={t('connectors.texts.format')}
            options={(['text/html', 'text/plain'] as const).map((value) => ({
              value,
              label: t(`connectors.texts.formats.${value}`),
            }))}
          />
          <Field
            label={t('connectors.texts.contents.own')}
            hideLabel
            error={errorOf({ form, name: 'content' })}
            warning={findUnknown(form.watch('content'))}
          >
            <Textarea mono rows={14} {...form.register('content')} />
          </Field>
        </>
      )}
      <TextValues usage={usage} />
      <FormText
        form={form}
        name="sendFrom"
        optional
        label={t('connectors.texts.sendFrom')}
        warning={findUnknown(form.watch('sendFrom'))}
        autoComplete="off"
      />
      <FormText
        form={form}
        name="replyTo"
        optional
        label={t('connectors.texts.replyTo')}
        warning={findUnknown(form.watch('replyTo'))}
        autoComplete="off"
      />
    </div>
  );
}

/** Whether the email has custom content, which is kept while the built-in one is selected. */
function useOwnText({ form, usage, language }: TextFieldsProps) {
  const content = form.watch('content');
  const [isOwn, setOwn] = useState(content !== '');
  const [written, setWritten] = useState(content);
  // After saving or discarding, the value decides.
  if (!form.formState.isDirty && (isOwn !== (content !== '') || written !== content)) {
    setOwn(content !== '');
    setWritten(content);
  }
  function choose(own: boolean) {
    setOwn(own);
    if (!own) setWritten(content);
    form.setValue('content', own ? written || beginWithBuiltIn(usage, language) : '', { shouldDirty: true });
    if (own && !written) form.setValue('contentType', 'text/html', { shouldDirty: true });
  }
  return { isOwn, choose };
}
