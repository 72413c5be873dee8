import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhraseGroup as Group } from './groups.ts';
import '../sign-in-experience.css';

interface PhraseGroupProps {
  group: Group;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The number of texts, and of customized and missing ones. */
  count: number;
  own: number;
  missing: number;
  children: () => ReactNode;
}

/** A collapsible group of texts. */
export function PhraseGroup({ group, isOpen, onToggle, count, own, missing, children }: PhraseGroupProps) {
  const { t } = useTranslation();
  const facts = [
    t('signInExperience.phrases.count', { count }),
    ...(own > 0 ? [t('signInExperience.phrases.ownCount', { count: own })] : []),
    ...(missing > 0 ? [t('signInExperience.phrases.missingCount', { count: missing })] : []),
  ];
  return (
    <details className="phrase-group" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <ChevronRight aria-hidden className="phrase-group-mark" />
        <h2 className="phrase-group-title">{t(`signInExperience.phrases.groups.${group}`)}</h2>
        <span className="phrase-group-facts">{facts.join(' · ')}</span>
      </summary>
      {isOpen && <div className="phrase-list">{children()}</div>}
    </details>
  );
}
