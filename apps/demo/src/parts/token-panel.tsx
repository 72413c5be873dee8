import { KeyValue } from '@gatehouse/ui/data/key-value';
import type { ReactNode } from 'react';

interface TokenPanelProps {
  title: string;
  text?: string;
  facts?: readonly { key: string; label: string; value: ReactNode }[];
  children?: ReactNode;
}

/** A section about a token with an explanation and its properties. */
export function TokenPanel({ title, text, facts, children }: TokenPanelProps) {
  return (
    <section className="demo-panel">
      <h2>{title}</h2>
      {text && <p className="demo-lead">{text}</p>}
      {facts && <KeyValue items={facts} />}
      {children}
    </section>
  );
}
