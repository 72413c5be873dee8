import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** Every word this package says by itself, in English. The application replaces them by language. */
export const uiTexts = {
  opensNewTab: '(opens in a new tab)',
  optional: 'optional',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  gotIt: 'Got it',
  dismiss: 'Dismiss',
  retry: 'Try again',
  add: 'Add another',
  remove: (name: string) => `Remove ${name}`,
  more: 'More actions',
  moreFor: (name: string) => `Actions for ${name}`,
  skipToContent: 'Skip to content',
  openNavigation: 'Open navigation',
  navigation: 'Main',
  breadcrumb: 'Breadcrumb',

  copy: 'Copy',
  copyOf: (name: string) => `Copy ${name}`,
  copied: 'Copied',
  copyFailed: 'Copying is blocked by the browser. Select the text instead.',
  show: 'Show',
  showOf: (name: string) => `Show ${name}`,
  hideOf: (name: string) => `Hide ${name}`,
  revealFailed: 'Could not be loaded.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',

  saveChanges: 'Save changes',
  saved: 'Saved',
  discard: 'Discard',
  unsavedChanges: (count: number, names: string) =>
    `${count === 1 ? '1 unsaved change' : `${count} unsaved changes`}${names && `: ${names}`}`,

  search: 'Search',
  clearSearch: 'Clear search',
  clearFilter: (name: string) => `Clear filter ${name}`,
  filter: (name: string, value: string) => `${name}: ${value}`,
  chosen: (count: number) => `${count} chosen`,
  nothingFound: 'Nothing found',
  nothingFoundFor: (query: string) => `Nothing matches “${query}”`,
  nothingFoundHelp: 'Look for something shorter, or clear the search and the filters.',
  clearAll: 'Clear search and filters',
  loading: 'Loading',
  first: 'First page',
  previous: 'Previous',
  next: 'Next',
  last: 'Last page',
  perPage: 'Per page',
  pages: 'Pages',
  range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  cappedTotal: (total: string) => `${total}+`,

  failedTitle: 'This could not be loaded',
  requestId: 'Request ID',
  forbiddenTitle: 'You may not see this',
  forbiddenMissing: (permission: string) => `It takes the permission ${permission}, which you do not have.`,
  forbiddenWho: (who: string) => `${who} can give it to you.`,
  errorTitle: 'Something went wrong',
  errorDetails: 'Details',
  notFoundTitle: 'Page not found',
  notFoundHelp: 'The address may be mistyped, or what was here is gone.',

  typeToConfirm: (name: string) => `Type ${name} to confirm`,
  consequences: 'What happens',
  commands: 'Go anywhere, do anything',
  commandsPlaceholder: 'Search or jump to…',
  commandsEmpty: 'Nothing found',
  stepDone: 'Done',
  stepCurrent: 'Next',
  stepOpen: 'Not done yet',
  justNow: 'just now',
  never: 'Never',
  toasts: 'Notifications',
  success: 'Success',
  error: 'Error',
};
export type UiTexts = typeof uiTexts;

const TextsContext = createContext({ texts: uiTexts, locale: 'en' });

/** Replaces the words, and sets the language numbers and dates are written in. */
export function TextsProvider({
  texts,
  locale,
  children,
}: {
  texts?: Partial<UiTexts>;
  locale: string;
  children: ReactNode;
}) {
  const value = useMemo(() => ({ texts: { ...uiTexts, ...texts }, locale }), [texts, locale]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

/** The package's words in the person's language. */
export const useTexts = (): UiTexts => useContext(TextsContext).texts;

/** The BCP 47 tag of the person's language. */
export const useLocale = (): string => useContext(TextsContext).locale;
