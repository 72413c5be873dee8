import type { PageConsent } from '@gatehouse/contract/sign-in/page-state';
import { useId, useState } from 'react';
import { useTexts } from '../texts.tsx';
import { Field } from './field.tsx';
import { ResourceList } from './scope-list.tsx';

/** A longer list can be searched. */
const searchableFrom = 9;

/** The user's organizations, to select those that an application gets access to, and what it can do in them. */
export function OrganizationChoice({
  application,
  organizations: { options, resources },
  selected,
  onSelect,
}: {
  application: string;
  organizations: NonNullable<PageConsent['organizations']>;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}) {
  const { t, language } = useTexts();
  const id = useId();
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase(language);
  const shown = options.filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted));

  function toggle(organizationId: string): void {
    const next = new Set(selected);
    if (!next.delete(organizationId)) next.add(organizationId);
    onSelect(next);
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="scopes-title">
        {t('consent.organizations')}
      </h2>
      <p>
        {options.length > 0
          ? t('consent.organizations_text', { application })
          : t('consent.organizations_none')}
      </p>
      {options.length >= searchableFrom && (
        <Field
          name="search"
          type="search"
          label={t('consent.organizations_search')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
        />
      )}
      {options.length > 0 && (
        <ul className="scopes choices" aria-labelledby={`${id}-title`}>
          {shown.map((one) => (
            <li key={one.id}>
              <label>
                <input type="checkbox" checked={selected.has(one.id)} onChange={() => toggle(one.id)} />
                <bdi>{one.name}</bdi>
              </label>
            </li>
          ))}
        </ul>
      )}
      {resources.length > 0 && (
        <>
          <p>{t('consent.organizations_permissions', { application })}</p>
          <ResourceList resources={resources} />
        </>
      )}
    </section>
  );
}
