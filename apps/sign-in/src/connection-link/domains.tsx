import type { ProposedDomain } from '@gatehouse/contract/connection-links/connection-links';
import {
  proposeDomain,
  verifyProposedDomain,
  withdrawDomain,
} from '@gatehouse/contract/connection-links/page-endpoints';
import { useRef } from 'react';
import { RowButton } from '../account/parts/row-button.tsx';
import { Section } from '../account/parts/section.tsx';
import { useSubmit } from '../flow/use-submit.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { useTexts } from '../texts.tsx';
import { call } from './call.ts';
import type { ConnectionProps } from './connection.tsx';
import { CopyRow } from './copy-row.tsx';

/** The domains that the link proves, each with its TXT record. */
export function Domains({ connection, onChange }: ConnectionProps) {
  const { t } = useTexts();
  const input = useRef<HTMLDivElement>(null);
  const form = useSubmit(async ({ domain = '' }) => {
    onChange(await call(proposeDomain, { body: { domain } }));
    const field = input.current?.querySelector('input');
    if (field) field.value = '';
  });
  return (
    <Section
      name="domains"
      title={t('connection_link.domains.title')}
      text={t('connection_link.domains.text')}
    >
      {connection.domains.map((domain) => (
        <Domain key={domain.domain} domain={domain} onChange={onChange} />
      ))}
      <div className="section-form" ref={input}>
        <Form form={form} action={t('connection_link.domains.add')}>
          <Field
            name="domain"
            label={t('connection_link.domains.label')}
            autoComplete="off"
            inputMode="url"
            placeholder="example.com"
            dir="ltr"
            problem={form.problemOf('domain')}
          />
        </Form>
      </div>
    </Section>
  );
}

function Domain(props: { domain: ProposedDomain; onChange: ConnectionProps['onChange'] }) {
  const { t } = useTexts();
  const { domain, record, verifiedAt } = props.domain;
  const params = { domain };
  return (
    <section className="domain" aria-label={domain}>
      <div className="row">
        <div className="row-text">
          <div className="row-label" dir="ltr">
            {domain}
          </div>
          <output className="verified">
            {verifiedAt !== null && `✓ ${t('connection_link.domains.verified')}`}
          </output>
        </div>
        <div className="row-actions">
          {verifiedAt === null && (
            <RowButton
              action={t('connection_link.domains.verify')}
              name={domain}
              run={async () => props.onChange(await call(verifyProposedDomain, { params }))}
            />
          )}
          <RowButton
            action={t('connection_link.domains.remove')}
            name={domain}
            run={async () => props.onChange(await call(withdrawDomain, { params }))}
          />
        </div>
      </div>
      {verifiedAt === null && (
        <ul className="records">
          <CopyRow label={t('connection_link.domains.record_name')} value={record.name} />
          <CopyRow label={t('connection_link.domains.record_value')} value={record.value} />
        </ul>
      )}
    </section>
  );
}
