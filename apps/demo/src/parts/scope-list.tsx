import { texts } from '@gatehouse/phrases/demo/en';
import './claim-list.css';

const meanings: Record<string, string> = texts.tokens.scopeTexts;

/** The granted scopes. */
export function ScopeList({ scopes }: { scopes: readonly string[] }) {
  return (
    <section className="demo-section" aria-label={texts.tokens.scopes}>
      <h3 className="demo-heading">{texts.tokens.scopes}</h3>
      <dl className="demo-list">
        {scopes.map((scope) => (
          <div key={scope} className="demo-row">
            <dt>
              <code>{scope}</code>
            </dt>
            <dd className="demo-value">{meanings[scope]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
