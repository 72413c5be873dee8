import { storageKeys } from './storage.ts';

/**
 * After an update of the server the parts a page has not loaded yet are gone. Loading the page again brings the new ones; once a
 * minute at most, so that a part that is really missing shows its error instead of a page that loads for ever.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(storageKeys.reloadedAt)) < 60_000) return;
    sessionStorage.setItem(storageKeys.reloadedAt, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
