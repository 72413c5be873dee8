import type { ConnectionField } from '@gatehouse/contract/connection-links/connection-links';
import { checkConnection, proposeConnection } from '@gatehouse/contract/connection-links/page-endpoints';
import { useState } from 'react';
import { Section } from '../account/parts/section.tsx';
import { useSubmit } from '../flow/use-submit.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { useTexts } from '../texts.tsx';
import { call } from './call.ts';
import type { ConnectionProps } from './connection.tsx';
import { TextArea } from './text-area.tsx';

/** The settings of the identity provider. Saving also asks it whether they fit. */
export function Settings({ connection, onChange }: ConnectionProps) {
  const { t } = useTexts();
  const { fields, providerType, secrets } = connection;
  const [found, setFound] = useState<string>();
  const [saves, setSaves] = useState(0);
  const form = useSubmit(
    async (settings) => {
      setFound(undefined);
      onChange(await call(proposeConnection, { body: { settings } }));
      setSaves((count) => count + 1);
      setFound((await call(checkConnection)).signInUrl);
    },
    {
      optional: fields
        .filter(({ isRequired, key }) => !isRequired || secrets.includes(key))
        .map(({ key }) => key),
    },
  );
  return (
    <Section
      name="settings"
      title={t('connection_link.settings.title')}
      text={providerType === 'saml' ? t('connection_link.settings.saml') : undefined}
    >
      <div className="section-form">
        <Form
          form={form}
          action={t('connection_link.settings.save')}
          note={
            <output className="found">
              {found !== undefined && t('connection_link.settings.found', { url: found })}
            </output>
          }
        >
          {fields.map((field) => (
            <SettingField
              // A secret is emptied after it was saved: it goes in and never comes out.
              key={field.isSecret ? `${field.key} ${saves}` : field.key}
              field={field}
              connection={connection}
              problem={form.problemOf(field.key)}
            />
          ))}
        </Form>
      </div>
    </Section>
  );
}

function SettingField(props: {
  field: ConnectionField;
  connection: ConnectionProps['connection'];
  problem: string | undefined;
}) {
  const { t } = useTexts();
  const { field, connection, problem } = props;
  const { key, isSecret, isMultiline } = field;
  const label = t(`connection_link.settings.${key}`);
  const value = connection.settings[key] ?? '';
  if (isMultiline) return <TextArea name={key} label={label} defaultValue={value} problem={problem} />;
  const isKept = isSecret && connection.secrets.includes(key);
  const help = isKept
    ? t('connection_link.settings.kept')
    : key === 'issuer'
      ? t('connection_link.settings.issuer_help')
      : undefined;
  return (
    <Field
      name={key}
      label={label}
      type={isSecret ? 'password' : 'text'}
      autoComplete={isSecret ? 'new-password' : 'off'}
      defaultValue={value}
      dir="ltr"
      help={help}
      problem={problem}
    />
  );
}
