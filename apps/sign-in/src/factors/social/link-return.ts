/** A social account that a user of the account page wants to link, while they are at the provider. */
interface PendingLink {
  state: string;
  connectorId: string;
  verificationRecordId: string;
}

/** What the provider answered. */
export type ReturnedLink = PendingLink & { data: Record<string, string> };

const [pendingKey, returnedKey] = ['account:link', 'account:linked'];

export const keepLink = (pending: PendingLink): void =>
  sessionStorage.setItem(pendingKey, JSON.stringify(pending));

/** Keeps the provider's response for the account page. Returns whether that page sent the user there. */
export function passOnLink(connectorId: string, data: Record<string, string>): boolean {
  // Written by `keepLink`.
  const pending = JSON.parse(sessionStorage.getItem(pendingKey) ?? '{}') as Partial<PendingLink>;
  if (pending.state === undefined || pending.state !== data.state || pending.connectorId !== connectorId)
    return false;
  sessionStorage.removeItem(pendingKey);
  sessionStorage.setItem(returnedKey, JSON.stringify({ ...pending, data }));
  return true;
}

/** The response that the page comes back with, once. */
export function takeReturnedLink(): ReturnedLink | undefined {
  const stored = sessionStorage.getItem(returnedKey);
  sessionStorage.removeItem(returnedKey);
  // Written by `passOnLink`.
  return stored === null ? undefined : (JSON.parse(stored) as ReturnedLink);
}
