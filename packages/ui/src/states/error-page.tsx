import { Button } from '../controls/button.tsx';
import { CodeBlock } from '../data/code-block.tsx';
import { LogoMark } from '../layout/logo.tsx';
import { useTexts } from '../base/texts.tsx';
import './state-block.css';

export type ErrorPageProps = {
  code?: string;
  message?: string;
  /** The call stack, collapsed by default. */
  details?: string;
  /** Clears the possible cause and restarts (SCR-05). */
  onRetry: () => void;
};

/** The error page: title, code, message, collapsed details and a retry button (SCR-04, SCR-06). */
export function ErrorPage({ code, message, details, onRetry }: ErrorPageProps) {
  const texts = useTexts();
  return (
    <main className="ui-error-page">
      <LogoMark size={36} />
      <h1>{texts.errorTitle}</h1>
      {(code || message) && (
        <p>
          {code && <code>{code}</code>}
          {code && message && ' · '}
          {message}
        </p>
      )}
      {details && (
        <details className="ui-error-details">
          <summary>{texts.errorDetails}</summary>
          <CodeBlock code={details} plain wrap />
        </details>
      )}
      <div className="ui-state-action">
        <Button variant="primary" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </main>
  );
}
