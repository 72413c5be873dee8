import { listCustomPhrases } from '@gatehouse/contract/phrases/endpoints';
import { languageTags } from '@gatehouse/contract/phrases/language-tags';
import { findLanguage } from '@gatehouse/phrases/languages';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useApi } from '../../../app/api/use-api.ts';
import { NotFoundScreen } from '../../../app/screens/not-found.tsx';
import { useTenantPath } from '../../../app/tenant.ts';
import { useCan } from '../../../app/use-can.ts';
import { DocumentTitle } from '../../../parts/pages/document-title.tsx';
import { Failed } from '../../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../../parts/pages/settings-skeleton.tsx';
import { useLanguageName } from '../../../parts/texts/use-language-name.ts';
import type { Draft } from '../../../parts/preview/draft.ts';
import { Preview } from '../../../parts/preview/preview.tsx';
import { DeletePhrases } from './delete-phrases.tsx';
import { PhrasesForm } from './phrases-form.tsx';
import { type Target, toTarget } from './target.ts';
import '../sign-in-experience.css';

/** The texts of one language: the built-in ones, and the custom ones that replace them (API-33, API-34, VAL-12). */
export function PhrasesEditor() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const nameOf = useLanguageName();
  const { languageTag = '' } = useParams();
  const tag = findLanguage(languageTags, languageTag);
  const isAllowed = useCan('read:data');
  const { data } = useApi(listCustomPhrases, {}, { enabled: isAllowed });
  if (!tag) return <NotFoundScreen />;
  const name = nameOf(tag);
  const list = path('/sign-in-experience/content');
  return (
    <>
      <DocumentTitle>{t('signInExperience.phrases.title', { language: name })}</DocumentTitle>
      <PageHeader
        crumbs={[{ label: t('signInExperience.title'), href: list }]}
        title={t('signInExperience.phrases.title', { language: name })}
        description={t('signInExperience.phrases.description')}
        actions={
          data?.some(({ languageTag: own }) => own === tag) && (
            <DeletePhrases tag={tag} name={name} list={list} />
          )
        }
      />
      <Content key={tag} tag={tag} />
    </>
  );
}

function Content({ tag }: { tag: string }): ReactNode {
  const { t } = useTranslation();
  const isAllowed = useCan('read:data');
  const { data, error, retry } = useApi(listCustomPhrases, {}, { enabled: isAllowed });
  const [draft, setDraft] = useState<Draft>({ language: tag });
  const [query] = useSearchParams();
  const [target, setTarget] = useState<Target | undefined>(() => toTarget(query.get('text')));
  if (!isAllowed) return <ForbiddenState permission="read:data" who={t('app.forbidden.who')} />;
  if (error) return <Failed error={error} onRetry={retry} />;
  if (data === undefined) return <SettingsSkeleton />;
  const saved = data.find(({ languageTag }) => languageTag === tag)?.translation ?? {};
  return (
    <div className="with-preview phrases">
      <PhrasesForm
        tag={tag}
        saved={saved}
        target={target}
        onChange={(translation) => setDraft({ language: tag, translation })}
      />
      <Preview draft={draft} hasCustomUi={false} onText={([key]) => setTarget(toTarget(key))} />
    </div>
  );
}
