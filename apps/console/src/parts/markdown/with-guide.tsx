import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Markdown } from './markdown.tsx';
import './with-guide.css';

/** A form with a guide next to it, or below on narrow screens. */
export function WithGuide({ guide, children }: { guide: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="with-guide">
      {children}
      <aside className="guide-beside" aria-label={t('parts.guide')}>
        <Markdown text={guide} />
      </aside>
    </div>
  );
}
