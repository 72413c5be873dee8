import type { LinkTarget } from '@gatehouse/ui/link';
import { useHref, useNavigate } from 'react-router';

/** The anchor of our own addresses. What is pressed to be opened elsewhere is left to the browser. */
export function RouterLink({ href, onClick, children, ...props }: LinkTarget) {
  const navigate = useNavigate();
  const address = useHref(href);
  return (
    <a
      {...props}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
        if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
        if (props.target && props.target !== '_self') return;
        event.preventDefault();
        // As a browser does: a link to where one is leaves no second entry behind.
        void navigate(href, { replace: isHere(address) });
      }}
    >
      {children}
    </a>
  );
}

function isHere(address: string): boolean {
  const { pathname, search, hash } = location;
  return address === pathname + search + hash;
}
