import type { ReactNode } from 'react';
import { NotFoundIllustration } from './not-found-illustration.tsx';
import { useTexts } from '../base/texts.tsx';
import './state-block.css';

/** A page for unknown URLs (RT-42). `action` links to an existing page. */
export function NotFoundPage({ action }: { action?: ReactNode }) {
  const texts = useTexts();
  return (
    <div className="ui-error-page">
      <NotFoundIllustration />
      <h1>{texts.notFoundTitle}</h1>
      <p>{texts.notFoundHelp}</p>
      {action && <div className="ui-state-action">{action}</div>}
    </div>
  );
}
