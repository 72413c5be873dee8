import { markUsed } from '../../one-time/one-time-values.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/**
 * Marks a provider's JWT as used, after its signature has been verified. Returns false if it was used before. The comparison ignores the
 * signature, because Base64 has several spellings for the same bytes.
 */
export const useCredential = (
  { database }: Runtime,
  tenantId: string,
  connectorId: string,
  { token, expiresAt }: { token: string; expiresAt: number },
): Promise<boolean> => {
  const signed = token.slice(0, token.lastIndexOf('.'));
  return markUsed(
    database.for(tenantId),
    { purpose: 'used-token', owner: connectorId, name: signed },
    expiresAt,
  );
};
