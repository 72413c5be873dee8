import { useEffect, useRef, type ReactNode } from 'react';
import { Anchor } from '../controls/link.tsx';
import './card.css';

type CardLook = {
  title: ReactNode;
  description?: ReactNode;
  /** An icon, a logo or an Avatar. */
  icon?: ReactNode;
  /** A label in the corner: a protocol, "Recommended". */
  badge?: ReactNode;
};
/** The whole card is a link or a button. */
export type CardProps = CardLook &
  ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void });

/** A choice in a gallery. */
export function Card({ title, description, icon, badge, href, onSelect }: CardProps) {
  const content = (
    <>
      {icon && <span className="ui-card-icon">{icon}</span>}
      <span className="ui-card-text">
        <span className="ui-card-title">
          {title} {badge}
        </span>
        {description && <span className="ui-card-description">{description}</span>}
      </span>
    </>
  );
  return href === undefined ? (
    <button type="button" className="ui-card" onClick={onSelect}>
      {content}
    </button>
  ) : (
    <Anchor className="ui-card" href={href}>
      {content}
    </Anchor>
  );
}

/** A responsive grid of cards. In a dialog that was waiting for them, the first card gets the focus. */
export function CardGrid({ children, label }: { children: ReactNode; label: string }) {
  const cards = useRef<HTMLElement>(null);
  useEffect(() => {
    const isAwaited = cards.current?.closest('[role=dialog]')?.contains(document.activeElement);
    if (isAwaited) cards.current?.querySelector<HTMLElement>('.ui-card')?.focus();
  }, []);
  return (
    <section ref={cards} aria-label={label} className="ui-cards">
      {children}
    </section>
  );
}

/** A raised surface around related content. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className="ui-panel">{children}</div>;
}
