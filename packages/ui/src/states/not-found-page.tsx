import type { ReactNode } from 'react';
import { NotFoundIllustration } from './not-found-illustration.tsx';
import { useTexts } from '../base/texts.tsx';
import './state-block.css';

/** There is no such page (RT-42). `action` leads back to where there is one. */
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
