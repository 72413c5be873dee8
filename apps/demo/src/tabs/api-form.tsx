import { texts } from '@gatehouse/phrases/demo/en';
import { Button } from '@gatehouse/ui/controls/button';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { type SubmitEvent, useRef, useState } from 'react';
import type { TabProps } from './tab-props.ts';

const words = texts.tokens.apiToken;

/** Takes the API and the permissions. */
export function ApiForm({ acts, session }: TabProps) {
  const last = session.wanted ?? session.api;
  const before = last?.organizationId === undefined ? last : undefined;
  const [indicator, setIndicator] = useState(before?.indicator ?? '');
  const [permissions, setPermissions] = useState(before?.permissions ?? '');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wanted = indicator.trim();
    const isUrl = URL.canParse(wanted);
    setWrong(!isUrl);
    if (isUrl) acts.getApiToken({ indicator: wanted, permissions: permissions.trim() });
    else field.current?.focus();
  };

  return (
    <form className="demo-form" noValidate onSubmit={submit}>
      <TextField
        label={words.indicator}
        help={words.indicatorHelp}
        error={isWrong && words.indicatorWrong}
        ref={field}
        mono
        inputMode="url"
        autoComplete="off"
        placeholder={words.indicatorExample}
        value={indicator}
        onChange={(event) => setIndicator(event.target.value)}
      />
      <TextField
        label={words.permissions}
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
          {words.call}
        </Button>
        <p className="demo-said">{words.leaves}</p>
      </div>
    </form>
  );
}
