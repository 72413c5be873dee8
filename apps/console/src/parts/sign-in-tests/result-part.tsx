import { useId, type ReactNode } from 'react';
import './sign-in-tests.css';

/** A part of a test's result, with its title. */
export function ResultPart({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="test-result-part" aria-labelledby={id}>
      <div>
        <h2 id={id} className="test-result-title">
          {title}
        </h2>
        {text && <p className="test-result-text">{text}</p>}
      </div>
      {children}
    </section>
  );
}
