import { useEffect, useRef, type ReactNode } from 'react';
import { Anchor } from '../controls/link.tsx';
import './card.css';

type CardLook = {
  title: ReactNode;
  description?: ReactNode;
  /** An icon, a brand's mark, an Avatar. */
  icon?: ReactNode;
  /** A word at its corner: a protocol, "Recommended". */
  badge?: ReactNode;
};
/** A card is one choice of a gallery: it goes somewhere or it acts, as a whole. */
export type CardProps = CardLook &
  ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void });

/** One choice of many that are looked over rather than read. */
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

/** Cards side by side, as many as there is room for. Of a dialog that waited for them, the first has the focus once they are there. */
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

/** A raised surface around something that belongs together. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className="ui-panel">{children}</div>;
}
