import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** The package's own texts in English. The application replaces them by language. */
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
  revealFailed: 'Failed to load.',
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
  select: 'Select',
  selectOf: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  chosen: (count: number) => `${count} selected`,
  nothingFound: 'No results',
  nothingFoundFor: (query: string) => `No results for “${query}”`,
  nothingFoundHelp: 'Try a shorter search, or clear search and filters.',
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

  failedTitle: 'Failed to load',
  requestId: 'Request ID',
  forbiddenTitle: 'You don’t have access',
  forbiddenMissing: (permission: string) => `This requires the permission ${permission}.`,
  forbiddenWho: (who: string) => `${who} can grant it.`,
  errorTitle: 'Something went wrong',
  errorDetails: 'Details',
  notFoundTitle: 'Page not found',
  notFoundHelp: 'The URL may be wrong, or the page was deleted.',

  typeToConfirm: (name: string) => `Type ${name} to confirm`,
  consequences: 'Consequences',
  commands: 'Command palette',
  commandsPlaceholder: 'Search or jump to…',
  commandsEmpty: 'No results',
  stepDone: 'Done',
  stepCurrent: 'Next',
  stepOpen: 'Not done',
  justNow: 'just now',
  never: 'Never',
  toasts: 'Notifications',
  actionDone: (action: string) => `${action}: done`,
  success: 'Success',
  error: 'Error',
};
export type UiTexts = typeof uiTexts;

const TextsContext = createContext({ texts: uiTexts, locale: 'en' });

/** Replaces the texts, and sets the locale of numbers and dates. */
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

/** The package's texts in the user's language. */
export const useTexts = (): UiTexts => useContext(TextsContext).texts;

/** The BCP 47 tag of the user's language. */
export const useLocale = (): string => useContext(TextsContext).locale;
