import { useMemo } from 'react';
import { CodeBlock } from './code-block.tsx';

/** A value as formatted JSON. */
export function JsonView({ value, title }: { value: unknown; title?: string }) {
  const code = useMemo(() => JSON.stringify(value, null, 2) ?? 'undefined', [value]);
  return <CodeBlock code={code} title={title} wrap />;
}
