import type { ReactNode } from 'react';
import { useFlow } from '../flow/flow-context.tsx';
import { keepTyped, readTyped } from '../flow/typed.ts';

/** Leads to another page of the flow, and takes along who was named on this one: nobody types it twice. */
export function PageLink(props: {
  href: string;
  className?: string;
  /** Who was named before this screen. */
  identifier?: string;
  children: ReactNode;
}) {
  const { href, className, identifier, children } = props;
  const { flowId } = useFlow();
  function keep(): void {
    const typed = identifier ?? readTyped();
    if (typed !== undefined) keepTyped(flowId, typed);
  }
  return (
    <a href={href} className={className} onClick={keep}>
      {children}
    </a>
  );
}
