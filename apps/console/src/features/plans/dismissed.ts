import { readJson, storageKeys } from '../../app/storage.ts';

const readAll = (): string[] => {
  const saved = readJson(sessionStorage, storageKeys.dismissed);
  return Array.isArray(saved) ? saved.filter((name) => typeof name === 'string') : [];
};

/** Whether a dialog was dismissed in this session (QUOTA-13). */
export const isDismissed = (name: string): boolean => readAll().includes(name);

/** Keeps a dialog closed for the rest of the session. */
export const dismiss = (name: string): void =>
  sessionStorage.setItem(storageKeys.dismissed, JSON.stringify([...new Set([...readAll(), name])]));
