import { defaultAccessTokenTtl } from '@gatehouse/contract/resources/resources';
import { refreshTokenDayCount } from '@gatehouse/contract/validation/refresh-token-days';

export const daySeconds = 86_400;

/** The lifetimes in seconds; an application or an API resource can have other ones for its tokens (CONST-14). */
export const lifetimes = {
  session: 14 * daySeconds,
  /** The engine extends a grant when it issues a token that is valid for longer. */
  grant: 14 * daySeconds,
  accessToken: defaultAccessTokenTtl,
  idToken: 3600,
  refreshToken: refreshTokenDayCount.usual * daySeconds,
  authorizationCode: 60,
  /** From the authorization request to the redirect back to the application. */
  flow: 3600,
  /** A device code and its user code. */
  deviceCode: 600,
} as const;
