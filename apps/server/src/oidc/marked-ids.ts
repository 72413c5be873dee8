import { createHash } from 'node:crypto';
import type { AccessToken } from 'oidc-provider';
import type { Provider } from './engine.ts';

/** The ID of a JWT that was issued under a grant, with a mark of the grant. Without the grant's ID, which is random, the mark says nothing. */
function markId(id: string, grantId: string): string {
  const mark = createHash('sha256').update(`${id} ${grantId}`).digest('base64url').slice(0, 22);
  return `${id}.${mark}`;
}

/** Whether the token with this ID was issued under a grant. */
export const isMarkedWith = (jti: string, grantId: string): boolean =>
  markId(jti.split('.', 1)[0] ?? '', grantId) === jti;

/**
 * JWTs are for the APIs of other people, so they don't name their grant. Their ID lets an exchange find out whether it still exists (ADR 169):
 * `jti` is any unique text (RFC 7519 4.1.7).
 */
export function overrideTokenIds({ AccessToken: { prototype } }: Provider): void {
  const create: unknown = Reflect.get(prototype, 'generateTokenId');
  if (typeof create !== 'function')
    throw new Error(
      'oidc-provider has no AccessToken.generateTokenId any more; update oidc/marked-ids.ts before upgrading',
    );
  Object.defineProperty(prototype, 'generateTokenId', {
    configurable: true,
    value(this: AccessToken): string {
      const id = String(Reflect.apply(create, this, []));
      const { aud, grantId } = this;
      return aud === undefined || grantId === undefined ? id : markId(id, grantId);
    },
  });
}
