import { Button, ButtonLink } from '../controls/button.tsx';
import { useLocale, useTexts } from '../base/texts.tsx';
import './pagination.css';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** The total was counted to here and no further: "10,000+". */
  capped?: boolean;
  hrefFor: (page: number) => string;
  /** Only where a page holds several lists. */
  label?: string;
};

/** Where in a long list one is, and the way on. The page is in the address. */
export function Pagination({ page, pageSize, total, capped, hrefFor, label }: PaginationProps) {
  const texts = useTexts();
  const number = new Intl.NumberFormat(useLocale());
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = capped ? page * pageSize : Math.min(page * pageSize, total);
  const hasNext = capped || page * pageSize < total;
  const written = capped ? texts.cappedTotal(number.format(total)) : number.format(total);
  return (
    <nav className="ui-pagination" aria-label={label ?? texts.pages}>
      <p>{texts.range(number.format(from), number.format(to), written)}</p>
      <div className="ui-pagination-steps">
        {page > 1 ? (
          <ButtonLink href={hrefFor(page - 1)} rel="prev">
            {texts.previous}
          </ButtonLink>
        ) : (
          <Button disabled>{texts.previous}</Button>
        )}
        {hasNext ? (
          <ButtonLink href={hrefFor(page + 1)} rel="next">
            {texts.next}
          </ButtonLink>
        ) : (
          <Button disabled>{texts.next}</Button>
        )}
      </div>
    </nav>
  );
}
