import type { Paging } from '@gatehouse/contract/endpoint';

/** Links to the first, previous, next and last page of the same query (RFC 8288). */
export function pageLinks(url: URL, { page, page_size }: Paging, total: number): string {
  const last = Math.max(1, Math.ceil(total / page_size));
  const pages = {
    first: 1,
    prev: page > 1 ? page - 1 : undefined,
    next: page < last ? page + 1 : undefined,
    last,
  };
  return Object.entries(pages)
    .filter(([, target]) => target !== undefined)
    .map(([relation, target]) => {
      url.searchParams.set('page', String(target));
      return `<${url.href}>; rel="${relation}"`;
    })
    .join(', ');
}
