/** A date in the language of the page and the user's time zone; with its time, if it is recent enough to matter. */
export function formatDate(time: number | string, language: string): string {
  const date = new Date(time);
  const isRecent = Date.now() - date.getTime() < 7 * 86_400_000;
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    ...(isRecent && { timeStyle: 'short' }),
  }).format(date);
}
