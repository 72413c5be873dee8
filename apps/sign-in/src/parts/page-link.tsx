import type { ReactNode } from 'react';
import { useFlow } from '../flow/flow-context.tsx';
import { saveIdentifier, readIdentifierField } from '../flow/saved-identifier.ts';

/** Links to another page of the flow and saves the entered identifier for it. */
export function PageLink(props: {
  href: string;
  className?: string;
  /** The identifier, if it was entered before this screen. */
  identifier?: string;
  children: ReactNode;
}) {
  const { href, className, identifier, children } = props;
  const { flowId } = useFlow();
  function save(): void {
    const entered = identifier ?? readIdentifierField();
    if (entered !== undefined) saveIdentifier(flowId, entered);
  }
  return (
    <a href={href} className={className} onClick={save}>
      {children}
    </a>
  );
}
