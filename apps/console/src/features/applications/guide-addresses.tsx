import type { ApplicationWithAdmin } from '@gatehouse/contract/applications/applications';
import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import { Status } from '@gatehouse/ui/badge';
import { Button } from '@gatehouse/ui/button';
import { Field } from '@gatehouse/ui/field';
import { Input } from '@gatehouse/ui/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import type { Guide } from './guides/guide.ts';
import { useUriCheck } from './use-uri-check.ts';

/** Enters the addresses where they are needed. What the code suggests is there already, but not saved; one press saves both. */
export function GuideAddresses({ application, guide }: { application: ApplicationWithAdmin; guide: Guide }) {
  const { t } = useTranslation();
  const { id, type, oidcClientMetadata } = application;
  const { redirectUris, postLogoutRedirectUris } = oidcClientMetadata;
  const [redirectUri, setRedirectUri] = useState(redirectUris[0] ?? guide.redirectUri);
  const [afterSignOut, setAfterSignOut] = useState(postLogoutRedirectUris[0] ?? guide.postLogoutRedirectUri);
  const { save, isSaving } = useSave(updateApplication);
  const check = useUriCheck(type);
  const mayWrite = useCan('write:data');
  const problems = { redirectUri: check([redirectUri])[0], afterSignOut: check([afterSignOut])[0] };
  const isSaved = redirectUris.includes(redirectUri) && postLogoutRedirectUris.includes(afterSignOut);

  async function submit() {
    // What is typed here is the first one, which the code shows; the others stay.
    const metadata = {
      ...oidcClientMetadata,
      redirectUris: putFirst(redirectUri, redirectUris),
      postLogoutRedirectUris: putFirst(afterSignOut, postLogoutRedirectUris),
    };
    await save({ params: { id }, body: { oidcClientMetadata: metadata } }).catch(() => undefined);
  }
  return (
    <form
      className="guide-addresses"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!problems.redirectUri && !problems.afterSignOut) void submit();
      }}
    >
      <Field label={t('applications.guide.redirectUri')} error={problems.redirectUri}>
        <Input
          mono
          value={redirectUri}
          disabled={!mayWrite}
          onChange={(event) => setRedirectUri(event.target.value.trim())}
        />
      </Field>
      <Field label={t('applications.guide.afterSignOut')} error={problems.afterSignOut}>
        <Input
          mono
          value={afterSignOut}
          disabled={!mayWrite}
          onChange={(event) => setAfterSignOut(event.target.value.trim())}
        />
      </Field>
      <div className="guide-addresses-saved">
        {isSaved ? (
          <Status tone="success">{t('applications.guide.addressesSaved')}</Status>
        ) : (
          mayWrite && (
            <>
              <Status tone="warning">{t('applications.guide.addressesUnsaved')}</Status>
              <Button type="submit" loading={isSaving}>
                {t('applications.guide.saveAddresses')}
              </Button>
            </>
          )
        )}
      </div>
    </form>
  );
}

const putFirst = (uri: string, uris: readonly string[]): string[] => [
  uri,
  ...uris.filter((other) => other !== uri),
];
