import { texts } from '@gatehouse/phrases/demo/en';
import { CopyButton } from '@gatehouse/ui/controls/copy-button';
import './raw-token.css';

const words = texts.tokens;

/** An encoded JWT with its three parts in different colors and a legend. */
export function RawToken({ token, label }: { token: string; label: string }) {
  const [header, payload, signature] = token.split('.');
  return (
    <section className="demo-section" aria-label={words.raw}>
      <h3 className="demo-heading">{words.raw}</h3>
      <div className="demo-raw">
        <p className="demo-raw-text" dir="ltr">
          <code>
            <span className="demo-raw-header">{header}</span>.
            <span className="demo-raw-payload">{payload}</span>.
            <span className="demo-raw-signature">{signature}</span>
          </code>
        </p>
        <span className="demo-raw-copy">
          <CopyButton value={token} label={label} />
        </span>
      </div>
      <p className="demo-legend">
        <span className="demo-raw-header">{words.parts.header}</span>
        <span className="demo-raw-payload">{words.parts.payload}</span>
        <span className="demo-raw-signature">{words.parts.signature}</span>
      </p>
    </section>
  );
}
