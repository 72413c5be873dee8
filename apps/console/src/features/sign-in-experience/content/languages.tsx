import { listCustomPhrases } from '@gatehouse/contract/phrases/endpoints';
import { languageTags } from '@gatehouse/contract/phrases/language-tags';
import { flattenTranslation, type CustomPhrase } from '@gatehouse/contract/phrases/phrases';
import { en } from '@gatehouse/phrases/sign-in/en';
import { findBaseLanguage } from '@gatehouse/phrases/sign-in/languages';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Link } from '@gatehouse/ui/controls/link';
import { Menu } from '@gatehouse/ui/overlays/menu';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useApi } from '../../../app/api/use-api.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { FormSelect, FormSwitch } from '../../../parts/forms/fields.tsx';
import type { ExperienceForm } from '../experience-form.tsx';
import { useLanguageName } from '../../../parts/texts/use-language-name.ts';
import { listOffered } from '../../../parts/preview/offered-languages.ts';
import '../sign-in-experience.css';

/** The fallback language, language detection, and the texts by language. */
export function Languages({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const nameOf = useLanguageName();
  const { data: own = [] } = useApi(listCustomPhrases, {});
  const offered = listOffered(own);
  return (
    <AnchoredSection
      name="languages"
      title={t('signInExperience.languages.title')}
      description={t('signInExperience.languages.text')}
    >
      <FormSwitch
        form={form}
        name="languageInfo.autoDetect"
        label={t('signInExperience.languages.autoDetect')}
        help={t('signInExperience.languages.autoDetectHelp')}
      />
      <FormSelect
        form={form}
        name="languageInfo.fallbackLanguage"
        label={t('signInExperience.languages.fallback')}
        help={t('signInExperience.languages.fallbackHelp')}
        options={offered.map((tag) => ({ value: tag, label: nameOf(tag) }))}
      />
      <Words offered={offered} own={own} />
    </AnchoredSection>
  );
}

/** The languages with the state of their texts; each links to its texts. */
function Words({ offered, own }: { offered: readonly string[]; own: readonly CustomPhrase[] }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const nameOf = useLanguageName();
  const navigate = useNavigate();
  const others = languageTags
    .filter((tag) => !offered.includes(tag))
    .map((tag) => ({ tag, name: nameOf(tag) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const label = t('signInExperience.languages.words');
  return (
    <Field label={label} group help={t('signInExperience.languages.wordsHelp')}>
      <ul className="languages" aria-label={label}>
        {offered.map((tag) => (
          <li key={tag}>
            <Link href={path(`/sign-in-experience/content/${tag}`)}>{nameOf(tag)}</Link>
            <State tag={tag} phrase={own.find(({ languageTag }) => languageTag === tag)} />
          </li>
        ))}
      </ul>
      <Menu
        trigger={
          <Button variant="ghost" icon={<Plus />} className="methods-add">
            {t('signInExperience.languages.add')}
          </Button>
        }
        items={others.map(({ tag, name }) => ({
          key: tag,
          label: name,
          onSelect: () => void navigate(path(`/sign-in-experience/content/${tag}`)),
        }))}
      />
    </Field>
  );
}

function State({ tag, phrase }: { tag: string; phrase: CustomPhrase | undefined }) {
  const { t } = useTranslation();
  const changed = Object.keys(flattenTranslation(phrase?.translation ?? {})).filter((key) =>
    Object.hasOwn(en, key),
  ).length;
  const missing = findBaseLanguage(tag) === undefined ? Object.keys(en).length - changed : 0;
  return (
    <span className="languages-state">
      {missing > 0
        ? t('signInExperience.languages.missing', { count: missing })
        : changed > 0
          ? t('signInExperience.languages.changed', { count: changed })
          : t('signInExperience.languages.ours')}
    </span>
  );
}
