/** When a code expires, such as `in 10 minutes`, as messages say it in a language. */
export function formatExpiry(lifeMs: number, language: string): string {
  const minutes = Math.round(lifeMs / 60_000);
  const [known = 'en'] = Intl.RelativeTimeFormat.supportedLocalesOf(isTag(language) ? language : 'en');
  return new Intl.RelativeTimeFormat(known).format(minutes, 'minute');
}

function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}
