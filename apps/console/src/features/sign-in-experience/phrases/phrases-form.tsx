import { putCustomPhrase } from '@gatehouse/contract/phrases/endpoints';
import { flattenTranslation, type Translation } from '@gatehouse/contract/phrases/phrases';
import { en, type SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { NothingFound } from '@gatehouse/ui/states/nothing-found';
import { SaveBar } from '@gatehouse/ui/layout/save-bar';
import { SearchInput } from '@gatehouse/ui/data/search-input';
import { SegmentedControl } from '@gatehouse/ui/controls/segmented-control';
import { Toolbar } from '@gatehouse/ui/data/toolbar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../../app/api/failure.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { useFailureWords } from '../../../app/use-handle-failure.ts';
import { useUnsavedGuard } from '../../../app/router/unsaved-changes.tsx';
import { groupPhrases, type PhraseGroup as Group } from './groups.ts';
import { PhraseField } from './phrase-field.tsx';
import { isTextKey, type Target } from './target.ts';
import { PhrasesTable } from './phrases-table.tsx';
import { PhraseGroup } from './phrase-group.tsx';
import { useServiceTexts } from './use-service-texts.ts';

type Filter = 'all' | 'missing' | 'own';

type View = 'table' | 'groups';

const keys = Object.keys(en).filter(isTextKey);

export interface PhrasesFormProps {
  tag: string;
  /** The saved texts, including keys that the pages don't use. */
  saved: Translation;
  /** The text that was clicked in the preview. */
  target?: Target | undefined;
  onChange: (translation: Translation) => void;
}

/** Custom texts for all texts of the sign-in pages. An empty field keeps the default. */
export function PhrasesForm({ tag, saved, target, onChange }: PhrasesFormProps) {
  const { t } = useTranslation();
  const service = useServiceTexts(tag);
  const own = flattenTranslation(saved);
  const [edits, setEdits] = useState<Record<string, string>>({});
  const [open, setOpen] = useState<readonly Group[]>(['signIn']);
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [view, setView] = useState<View>('table');
  const [shownTarget, setShownTarget] = useState(target);
  if (target !== shownTarget) {
    setShownTarget(target);
    setView('table');
    setFilter('all');
    setSearch('');
  }
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<ApiFailure>();
  const [saves, setSaves] = useState(0);
  const describeFailure = useFailureWords();
  const mayWrite = useCan(putCustomPhrase.permission);
  const { save, isSaving } = useSave(putCustomPhrase, {
    take: (refused) => {
      setRefusals(refused.fields);
      if (Object.keys(refused.fields).length === 0) setFailure(refused);
      return true;
    },
  });

  const changed = Object.keys(edits).filter((key) => edits[key] !== (own[key] ?? ''));
  useUnsavedGuard(() => changed.length > 0 && !isSaving);
  const valueOf = (key: string): string => edits[key] ?? own[key] ?? '';
  const states = {
    all: () => true,
    missing: (key: SignInTextKey) => service?.[key] === undefined && !own[key],
    own: (key: SignInTextKey) => Boolean(own[key]) || changed.includes(key),
  };
  const isNarrowed = filter !== 'all' || search.trim() !== '';
  const allOf = (next: Record<string, string>) => flattenTranslation({ ...own, ...next });
  const found = keys.filter(
    (key) =>
      states[filter](key) &&
      [key, en[key], service?.[key] ?? '', valueOf(key)].some((text) =>
        text.toLowerCase().includes(search.trim().toLowerCase()),
      ),
  );

  function toggle(group: Group, isOpen: boolean) {
    if (isNarrowed) return;
    setOpen((before) => [...before.filter((each) => each !== group), ...(isOpen ? [group] : [])]);
  }
  function edit(key: string, text: string) {
    const next = { ...edits, [key]: text };
    setEdits(next);
    setRefusals({});
    onChange(allOf(next));
  }
  async function submit() {
    setFailure(undefined);
    try {
      await save({ params: { languageTag: tag }, body: allOf(edits) });
      // Edits made meanwhile aren't saved yet.
      setEdits((now) => Object.fromEntries(Object.entries(now).filter(([key, text]) => edits[key] !== text)));
      setSaves((count) => count + 1);
    } catch {
      // The error is shown at its field or in a toast, and the input stays.
    }
  }
  return (
    <div>
      <Toolbar>
        <SearchInput placeholder={t('signInExperience.phrases.search')} value={search} onChange={setSearch} />
        <SegmentedControl
          aria-label={t('signInExperience.phrases.filter')}
          value={filter}
          onChange={setFilter}
          options={(['all', 'missing', 'own'] as const).map((value) => ({
            value,
            label: t(`signInExperience.phrases.filters.${value}`, {
              count: keys.filter(states[value]).length,
            }),
          }))}
        />
        <SegmentedControl
          aria-label={t('signInExperience.phrases.view')}
          value={view}
          onChange={setView}
          options={(['table', 'groups'] as const).map((value) => ({
            value,
            label: t(`signInExperience.phrases.views.${value}`),
          }))}
        />
      </Toolbar>
      <fieldset disabled={!mayWrite}>
        {view === 'table' && found.length > 0 && (
          <PhrasesTable
            keys={found}
            target={target}
            service={service}
            valueOf={valueOf}
            refusals={refusals}
            onChange={edit}
          />
        )}
        {view === 'groups' &&
          groupPhrases(found).map(({ group, keys: texts }) => (
            <PhraseGroup
              key={group}
              group={group}
              // Groups with search results or errors are always open.
              isOpen={isNarrowed || open.includes(group) || texts.some((key) => refusals[key])}
              onToggle={(isOpen) => toggle(group, isOpen)}
              count={texts.length}
              own={texts.filter((key) => valueOf(key) !== '').length}
              missing={texts.filter(states.missing).length}
            >
              {() =>
                texts.map((key) => (
                  <PhraseField
                    key={key}
                    name={key}
                    service={service?.[key]}
                    value={valueOf(key)}
                    refusal={refusals[key]}
                    onChange={(text) => edit(key, text)}
                  />
                ))
              }
            </PhraseGroup>
          ))}
        {found.length === 0 && (
          <NothingFound
            query={search}
            onClear={() => {
              setSearch('');
              setFilter('all');
            }}
          />
        )}
      </fieldset>
      <SaveBar
        changes={changed}
        saving={isSaving}
        onSave={() => void submit()}
        saves={saves}
        failure={failure && { message: describeFailure(failure), requestId: failure.requestId }}
        onDiscard={() => {
          setEdits({});
          setFailure(undefined);
          onChange(own);
        }}
      />
    </div>
  );
}
