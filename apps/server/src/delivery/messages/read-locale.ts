/** The first language of an Accept-Language header; our pages send only that of the page. */
export const readLocale = (header: string): string | undefined =>
  /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)/i.exec(header)?.[1];
