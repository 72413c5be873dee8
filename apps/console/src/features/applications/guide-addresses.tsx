import type { ApplicationWithAdmin } from '@gatehouse/contract/applications/applications';
import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import { Status } from '@gatehouse/ui/data/badge';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import type { Guide } from './guides/guide.ts';
import { isUnencrypted, useUriCheck } from './use-uri-check.ts';
import './applications.css';

/** The redirect URIs of a guide, with suggestions that aren't saved yet. */
export function useGuideAddresses({ id, type, oidcClientMetadata }: ApplicationWithAdmin, guide: Guide) {
  const { redirectUris, postLogoutRedirectUris } = oidcClientMetadata;
  const [redirectUri, setRedirectUri] = useState(redirectUris[0] ?? guide.redirectUri);
  const [afterSignOut, setAfterSignOut] = useState(postLogoutRedirectUris[0] ?? guide.postLogoutRedirectUri);
  const { save, isSaving } = useSave(updateApplication);
  const check = useUriCheck(type);
  const mayWrite = useCan('write:data');
  const problems = { redirectUri: check([redirectUri])[0], afterSignOut: check([afterSignOut])[0] };
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  return {
    fields: [
      {
        name: 'redirectUri',
        input: first,
        value: redirectUri,
        change: setRedirectUri,
        problem: problems.redirectUri,
      },
      {
        name: 'afterSignOut',
        input: second,
        value: afterSignOut,
        change: setAfterSignOut,
        problem: problems.afterSignOut,
      },
    ] as const,
    isSaved: redirectUris.includes(redirectUri) && postLogoutRedirectUris.includes(afterSignOut),
    isSaving,
    mayWrite,
    /** Returns whether they are saved. If not, the invalid field has the focus or an error is shown. */
    async save(): Promise<boolean> {
      if (problems.redirectUri || problems.afterSignOut) {
        (problems.redirectUri ? first : second).current?.focus();
        return false;
      }
      // Replaces the first one, which the code shows, and keeps the others.
      const metadata = {
        ...oidcClientMetadata,
        redirectUris: putFirst(redirectUri, redirectUris),
        postLogoutRedirectUris: putFirst(afterSignOut, postLogoutRedirectUris),
      };
      return save({ params: { id }, body: { oidcClientMetadata: metadata } }).then(
        () => true,
        () => false,
      );
    },
  };
}

/** The fields of both redirect URIs with one save button. */
export function GuideAddresses({
  addresses: { fields, isSaved, isSaving, mayWrite, save },
}: {
  addresses: ReturnType<typeof useGuideAddresses>;
}) {
  const { t } = useTranslation();
  return (
    <form
      className="guide-addresses"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {fields.map(({ name, input, value, change, problem }) => (
        <Field
          key={name}
          label={t(`applications.guide.${name}`)}
          error={problem}
          warning={isUnencrypted(value) ? t('applications.redirects.unencrypted') : undefined}
        >
          <Input
            ref={input}
            mono
            value={value}
            disabled={!mayWrite}
            onChange={(event) => change(event.target.value.trim())}
          />
        </Field>
      ))}
      <div className="guide-addresses-saved">
        {isSaved ? (
          <Status tone="success">{t('applications.guide.addressesSaved')}</Status>
        ) : (
          <>
            <Status tone="warning">{t('applications.guide.addressesUnsaved')}</Status>
            {mayWrite && (
              <Button type="submit" loading={isSaving}>
                {t('applications.guide.saveAddresses')}
              </Button>
            )}
          </>
        )}
      </div>
    </form>
  );
}

const putFirst = (uri: string, uris: readonly string[]): string[] => [
  uri,
  ...uris.filter((other) => other !== uri),
];
