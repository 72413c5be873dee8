import { texts } from '@gatehouse/phrases/demo/en';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { type SubmitEvent, useState } from 'react';
import type { Organization } from '../protocol/organizations.ts';
import { inOrganization } from '../use-acts.ts';
import type { TabProps } from './tab-props.ts';

const words = texts.tokens.organizationToken;

/** Takes the organization and the permissions. */
export function OrganizationForm({
  acts,
  session,
  organizations,
}: TabProps & { organizations: readonly Organization[] }) {
  const last = session.wanted ?? session.api;
  const before = last?.organizationId === undefined ? undefined : last;
  const [picked, setPicked] = useState(before?.organizationId);
  const [permissions, setPermissions] = useState(before?.permissions ?? '');
  // The one that was picked may not be the user's any more.
  const current = organizations.find(({ id }) => id === picked) ?? organizations[0];

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (current) acts.getApiToken(inOrganization(current.id, permissions.trim()));
  };

  return (
    <form className="demo-form" noValidate onSubmit={submit}>
      <Field label={words.organization}>
        <Select
          value={current?.id ?? ''}
          onPick={setPicked}
          options={organizations.map(({ id, name, roles }) => ({
            value: id,
            label: [name ?? id, ...(roles.length > 0 ? [`(${roles.join(', ')})`] : [])].join(' '),
          }))}
        />
      </Field>
      <TextField
        label={texts.tokens.apiToken.permissions}
        help={words.permissionsHelp}
        optional
        mono
        autoComplete="off"
        placeholder={words.permissionsExample}
        value={permissions}
        onChange={(event) => setPermissions(event.target.value)}
      />
      <div className="demo-buttons">
        <Button type="submit" loading={acts.busy === 'api'}>
          {texts.tokens.apiToken.call}
        </Button>
        <p className="demo-said">{words.leaves}</p>
      </div>
    </form>
  );
}
