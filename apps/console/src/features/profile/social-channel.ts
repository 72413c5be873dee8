import { isRecord } from '../../app/is-record.ts';
import { readJson, storageKeys } from '../../app/storage.ts';

/** What the pop-up of a social provider ended with; without a problem, the account is linked. */
export interface LinkResult {
  problem?: { code: string; message: string };
}

/**
 * Tells the profile how the pop-up ended, in the storage that both share: a provider's page can cut the pop-up off from the window that opened
 * it, so it is no message to that.
 */
export function announceLink(result: LinkResult): void {
  localStorage.setItem(resultKey, JSON.stringify(result));
  localStorage.removeItem(resultKey);
}

const resultKey = storageKeys.socialLinkResult;

/** Calls back for each result, until the returned function is called. */
export function onLinkEnd(react: (result: LinkResult) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== resultKey || newValue === null) return;
    const result: LinkResult = JSON.parse(newValue);
    react(result);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** The link that this browser has started: the provider must return with its state. */
export interface StartedLink {
  connectorId: string;
  state: string;
}

export function keepStartedLink(link: StartedLink): void {
  localStorage.setItem(storageKeys.linkingSocialConnector, JSON.stringify(link));
}

/** Removes and returns it. */
export function takeStartedLink(): StartedLink | undefined {
  const kept = readJson(localStorage, storageKeys.linkingSocialConnector);
  localStorage.removeItem(storageKeys.linkingSocialConnector);
  if (!isRecord(kept)) return undefined;
  return { connectorId: String(kept['connectorId']), state: String(kept['state']) };
}
