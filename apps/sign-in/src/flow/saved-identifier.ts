import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { useSyncExternalStore } from 'react';
import { guessType, toInternational } from './identifier.ts';

/** Used instead of a flow id on the device page, which saves the user code in case it is wrong. */
export const deviceKey = 'device';

const findField = (name = 'identifier') => document.querySelector<HTMLInputElement>(`form [name=${name}]`);
const keyOf = (flowId: string): string => `typed:${flowId}`;

/**
 * Saves the entered identifier for the flow's next page. It is kept in session storage, because URLs end up in histories and logs.
 * Nothing is saved without a flow, as in a preview.
 */
export function saveIdentifier(flowId: string | undefined, identifier: string): void {
  if (!flowId) return;
  if (identifier) sessionStorage.setItem(keyOf(flowId), identifier);
  else sessionStorage.removeItem(keyOf(flowId));
}

/** Fills the saved identifier into the page's field before hydration, like input, and deletes it. */
export function restoreIdentifier({ flowId, screen }: PageState): void {
  const device = screen.name === 'device' ? screen.device : undefined;
  const key = keyOf(device ? deviceKey : (flowId ?? ''));
  const saved = sessionStorage.getItem(key);
  const field = findField(device && 'user_code');
  if (!saved || (!field && !device)) return;
  sessionStorage.removeItem(key);
  const accepted = 'identifierTypes' in screen ? screen.identifierTypes : ['email'];
  const fits = device ? device.error : accepted.includes(guessType(saved, ['username', 'email', 'phone']));
  if (fits && field && field.value === field.defaultValue) field.value = saved;
}

/** The identifier entered on an earlier page of the flow; undefined on the server. */
export const useSavedIdentifier = (flowId: string | undefined): string | undefined =>
  useSyncExternalStore(
    () => () => {},
    () => (flowId ? (sessionStorage.getItem(keyOf(flowId)) ?? undefined) : undefined),
    () => undefined,
  );

/** The value of the page's `IdentifierField`, phone numbers in international format; undefined if the page has none. */
export function readIdentifierField(): string | undefined {
  const field = findField();
  if (!field?.form) return undefined;
  const country = new FormData(field.form).get('country');
  const value = field.value.trim();
  return value && typeof country === 'string' ? toInternational(value, country) : value;
}
