import { markUsed } from '../../one-time/one-time-values.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/**
 * Uses up a JWT of a provider that is good once, and whose signature has been verified. False when it was used before. The signature is
 * left out of the comparison, because base64 can be written in several ways.
 */
export const useToken = (
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
