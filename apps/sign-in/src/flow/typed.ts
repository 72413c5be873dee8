import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { useSyncExternalStore } from 'react';
import { guessType, toInternational } from './identifier.ts';

/** The page that connects a device is of no flow; it keeps the code that was typed there, should it be wrong. */
export const ofDevice = 'device';

const findField = (name = 'identifier') => document.querySelector<HTMLInputElement>(`form [name=${name}]`);
const keyOf = (flowId: string): string => `typed:${flowId}`;

/**
 * Keeps for the next page of the flow who was named on this one: in the tab, for what stands in an address is kept by histories and logs.
 * Without a flow, as in a preview, nothing is kept.
 */
export function keepTyped(flowId: string | undefined, identifier: string): void {
  if (!flowId) return;
  if (identifier) sessionStorage.setItem(keyOf(flowId), identifier);
  else sessionStorage.removeItem(keyOf(flowId));
}

/**
 * Puts what was kept into the field that asks for it here, before the page is taken over, as if it had been typed meanwhile; once, so
 * that nothing of it is left behind.
 */
export function fillTyped({ flowId, screen }: PageState): void {
  const device = screen.name === 'device' ? screen.device : undefined;
  const key = keyOf(device ? ofDevice : (flowId ?? ''));
  const typed = sessionStorage.getItem(key);
  const field = findField(device && 'user_code');
  if (!typed || (!field && !device)) return;
  sessionStorage.removeItem(key);
  const asked = 'identifierTypes' in screen ? screen.identifierTypes : ['email'];
  const fits = device ? device.error : asked.includes(guessType(typed, ['username', 'email', 'phone']));
  if (fits && field && field.value === field.defaultValue) field.value = typed;
}

/** Who was named on a page of the flow before this one; not known until the script has come. */
export const useKeptTyped = (flowId: string | undefined): string | undefined =>
  useSyncExternalStore(
    () => () => {},
    () => (flowId ? (sessionStorage.getItem(keyOf(flowId)) ?? undefined) : undefined),
    () => undefined,
  );

/** What stands in the page's `IdentifierField`, a number as it is dialled from abroad; undefined where there is none. */
export function readTyped(): string | undefined {
  const field = findField();
  if (!field?.form) return undefined;
  const country = new FormData(field.form).get('country');
  const typed = field.value.trim();
  return typed && typeof country === 'string' ? toInternational(typed, country) : typed;
}
