import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import '../overlays/tooltip.css';
import './table.css';

interface Tip {
  lines: readonly string[];
  place: CSSProperties;
}

/** A tooltip for keyboard users with the full texts of the row's cells, shown when its link has been focused for a moment. */
export function RowTip({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<Tip>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = () => {
    clearTimeout(timer.current);
    setTip(undefined);
  };
  useEffect(() => {
    if (!tip) return;
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && setTip(undefined);
    const scroll = () => setTip(undefined);
    addEventListener('keydown', escape);
    addEventListener('scroll', scroll, true);
    return () => {
      removeEventListener('keydown', escape);
      removeEventListener('scroll', scroll, true);
    };
  }, [tip]);
  return (
    <span
      className="ui-row-tip-place"
      onFocus={({ target }) => {
        const row = target.closest('tr');
        if (!row || !target.matches(':focus-visible')) return;
        timer.current = setTimeout(() => setTip(describe(row)), 500);
      }}
      onBlur={hide}
      onPointerDown={hide}
    >
      {children}
      {tip &&
        createPortal(
          <div role="tooltip" className="ui-tooltip ui-row-tip" style={tip.place}>
            {tip.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>,
          document.body,
        )}
    </span>
  );
}

/** The titles of truncated or abbreviated cells. */
function describe(row: HTMLTableRowElement): Tip | undefined {
  const lines = [...row.cells].flatMap((cell) => {
    const abbreviated = [...cell.querySelectorAll('[title]')].map((part) => part.getAttribute('title') ?? '');
    if (abbreviated.length > 0) return abbreviated;
    return isCut(cell) ? [cell.title || cell.innerText] : [];
  });
  if (lines.length === 0) return undefined;
  const { bottom, left, top } = row.getBoundingClientRect();
  const isLow = bottom > innerHeight - 120;
  return {
    lines: [...new Set(lines)],
    place: { left: left + 16, ...(isLow ? { bottom: innerHeight - top + 4 } : { top: bottom + 4 }) },
  };
}

/** Whether a cell's text is truncated. */
export const isCut = (cell: Element): boolean =>
  [cell, ...cell.querySelectorAll('*')].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  );
