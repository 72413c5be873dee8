import { texts } from '@gatehouse/phrases/demo/en';
import type { Exchange, Pairs } from '../protocol/exchange.ts';
import './request-list.css';

const words = texts.requests;
const meanings: Record<string, string> = words.parameters;

/** The requests in order; each can be expanded. */
export function RequestList({ exchanges }: { exchanges: readonly Exchange[] }) {
  return (
    <aside className="demo-requests" aria-labelledby="requests">
      <h2 id="requests">{words.title}</h2>
      <p className="demo-lead">{words.text}</p>
      <ol>
        {exchanges.map((exchange, index) => (
          <li key={String(index)}>
            <Request exchange={exchange} />
          </li>
        ))}
      </ol>
    </aside>
  );
}

function Request({ exchange }: { exchange: Exchange }) {
  const { title, text } = words.steps[exchange.step];
  return (
    <details className="demo-request">
      <summary>
        <span className="demo-request-title">{title}</span>
        <code>
          {exchange.method} {new URL(exchange.address).pathname}
        </code>
      </summary>
      <p>{text}</p>
      <Parameters label={words.sent} pairs={exchange.sent} />
      <Parameters label={words.received} pairs={exchange.received} />
    </details>
  );
}

function Parameters({ label, pairs }: { label: string; pairs: Pairs }) {
  if (pairs.length === 0) return null;
  return (
    <>
      <h3 className="demo-heading">{label}</h3>
      <dl className="demo-parameters">
        {pairs.map(([name, value], index) => (
          <div key={String(index)}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code title={value}>{shorten(value)}</code>
            </dd>
            {meanings[name] && <dd className="demo-meaning">{meanings[name]}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}

/** Shortens tokens, which are shown in full elsewhere. */
const shorten = (value: string): string =>
  value.length > 72 ? `${value.slice(0, 40)}…${value.slice(-8)}` : value;
