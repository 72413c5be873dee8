import { ChevronFirst, ChevronLast } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useLocale, useTexts } from '../base/texts.tsx';
import { Button, ButtonLink } from '../controls/button.tsx';
import { Anchor } from '../controls/link.tsx';
import './pagination.css';

export type PaginationProps = {
  /** Starts at 1. */
  page: number;
  pageSize: number;
  total: number;
  /** The total is capped: "10,000+". */
  capped?: boolean;
  hrefFor: (page: number) => string;
  /** The URL of the first page with another size; without it the size is fixed. */
  hrefForSize?: (size: number) => string;
  /** Only needed on pages with several lists. */
  label?: string;
};

/** The page sizes; the first is the default. */
export const pageSizes = [20, 50, 100] as const;

/** The pages of a long list; page and size are in the URL. Hidden if there is only one page. */
export function Pagination({ page, pageSize, total, capped, hrefFor, hrefForSize, label }: PaginationProps) {
  const texts = useTexts();
  const number = new Intl.NumberFormat(useLocale());
  if (total <= (hrefForSize ? pageSizes[0] : pageSize) && page === 1 && !capped) return null;
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = capped ? page * pageSize : Math.min(page * pageSize, total);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const hasNext = capped || page < last;
  const written = capped ? texts.cappedTotal(number.format(total)) : number.format(total);
  return (
    <nav className="ui-pagination" aria-label={label ?? texts.pages}>
      <p>{texts.range(number.format(from), number.format(to), written)}</p>
      {hrefForSize && (
        <p className="ui-pagination-sizes">
          {texts.perPage}
          {pageSizes.map((size) => (
            <Anchor
              key={size}
              href={hrefForSize(size)}
              onClick={scrollToHead}
              aria-current={size === pageSize || undefined}
            >
              {size}
            </Anchor>
          ))}
        </p>
      )}
      <div className="ui-pagination-steps">
        <Step href={page > 1 ? hrefFor(1) : undefined} label={texts.first} icon={<ChevronFirst />} />
        <Step href={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
          {texts.previous}
        </Step>
        <Step href={hasNext ? hrefFor(page + 1) : undefined} rel="next">
          {texts.next}
        </Step>
        {!capped && (
          <Step href={hasNext ? hrefFor(last) : undefined} label={texts.last} icon={<ChevronLast />} />
        )}
      </div>
    </nav>
  );
}

type StepProps = {
  href: string | undefined;
  rel?: 'prev' | 'next';
  label?: string;
  icon?: ReactNode;
  children?: ReactNode;
};

function Step({ href, rel, label, icon, children }: StepProps) {
  const look = {
    'aria-label': label,
    title: label,
    icon: icon && <span className="ui-mirrored">{icon}</span>,
  };
  return href === undefined ? (
    <Button disabled {...look}>
      {children}
    </Button>
  ) : (
    <ButtonLink href={href} rel={rel} onClick={scrollToHead} {...look}>
      {children}
    </ButtonLink>
  );
}

/** Scrolls to the table's header when the page changes. */
function scrollToHead({ currentTarget }: MouseEvent<HTMLElement>) {
  const table = currentTarget.closest('.ui-pagination')?.previousElementSibling;
  table?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
