import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { replaceEmailTemplates } from '@gatehouse/contract/connectors/email-template-endpoints';
import {
  emailTemplateDetails,
  type EmailTemplateDetails,
} from '@gatehouse/contract/connectors/email-templates';
import type { FieldValues } from 'react-hook-form';
import { withBody } from '../../../parts/forms/form-state.ts';
import { FormPart, SettingsForm } from '../../../parts/forms/settings-form.tsx';
import { TestText } from './test-text.tsx';
import { TextFields, type TextFormState } from './text-fields.tsx';
import { TextPreview } from './text-preview.tsx';
import '../connectors.css';

interface TextFormProps {
  /** The text that is sent now. */
  saved: EmailTemplateDetails;
  usage: MessageUsage;
  language: string;
}

/** The editor of a text, with a preview. */
export function TextForm({ saved, usage, language }: TextFormProps) {
  const { subject, content, contentType = 'text/html', sendFrom = '', replyTo = '' } = saved;
  return (
    <div className="text-page">
      <SettingsForm
        endpoint={saveText}
        values={{ subject, content, contentType, sendFrom, replyTo }}
        toBody={(values) => ({
          templates: [{ languageTag: language, templateType: usage, details: toDetails(values) }],
        })}
        isSplit
      >
        {(form) => (
          <div className="text-editor">
            <div>
              <FormPart>
                <TextFields form={form} usage={usage} language={language} />
              </FormPart>
              <TestText type="Email" usage={usage} language={language} read={() => read(form)} />
            </div>
            <TextPreview details={form.watch()} usage={usage} language={language} />
          </div>
        )}
      </SettingsForm>
    </div>
  );
}

const saveText = withBody(replaceEmailTemplates, () => emailTemplateDetails);

async function read(form: TextFormState): Promise<EmailTemplateDetails | undefined> {
  return (await form.trigger(undefined, { shouldFocus: true })) ? toDetails(form.getValues()) : undefined;
}

/** An empty sender means the connector's, an empty content the built-in text. */
const toDetails = (values: FieldValues): EmailTemplateDetails =>
  emailTemplateDetails.parse({
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    content: values.content,
  });
