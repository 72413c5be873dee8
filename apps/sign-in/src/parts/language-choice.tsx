import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { languagePath } from '@gatehouse/contract/sign-in/page-language';
import { type ChangeEvent, useId } from 'react';
import { useFlow } from '../flow/flow-context.tsx';
import { readIdentifierField, saveIdentifier } from '../flow/saved-identifier.ts';
import { useTexts } from '../texts.tsx';

/** The language of the pages, in the languages' own names. It is kept in a cookie, and the page is loaded again in it. */
export function LanguageChoice({ choice }: { choice: NonNullable<PageState['languages']> }) {
  const { t, language } = useTexts();
  const { flowId, named } = useFlow();
  const id = useId();
  async function choose({ currentTarget: select }: ChangeEvent<HTMLSelectElement>): Promise<void> {
    const body = new URLSearchParams({ [select.name]: select.value });
    const entered = readIdentifierField() ?? named;
    if (entered !== undefined) saveIdentifier(flowId, entered);
    await fetch(languagePath, { method: 'POST', body, redirect: 'manual' }).catch(() => {});
    location.reload();
  }
  return (
    <form className="language" method="post" action={languagePath}>
      <label htmlFor={id} className="unseen">
        {t('page.language')}
      </label>
      <select
        id={id}
        name="language"
        defaultValue={language}
        autoComplete="off"
        onChange={(event) => void choose(event)}
      >
        {Object.entries(choice.offered).map(([tag, name]) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <input type="hidden" name="back" value={choice.back} />
        <button type="submit" className="link">
          {t('page.set_language')}
        </button>
      </noscript>
    </form>
  );
}
