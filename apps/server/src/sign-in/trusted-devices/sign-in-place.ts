import type { Ctx } from '../../runtime/ctx.ts';
import type { SignInPlace } from '../../mfa/trusted-devices.ts';

/** What is known about the caller's network. */
export interface CallerPlace extends SignInPlace {
  /** 1 (a bot) to 99 (a person); null if it isn't known. */
  botScore: number | null;
}

/** The place of a request. Only a trusted proxy can say more than the IP address. */
export function readPlace(ctx: Ctx): CallerPlace {
  const country = ctx.proxyHeader('x-logto-cf-country')?.toUpperCase();
  const [latitude, longitude] = [readNumber(ctx, 'latitude', 90), readNumber(ctx, 'longitude', 180)];
  const isPlace = latitude !== null && longitude !== null;
  const isVerifiedBot = ctx.proxyHeader('x-logto-cf-bot-verified') === 'true';
  return {
    ip: ctx.ip,
    userAgent: ctx.userAgent,
    // XX is Cloudflare's name for an unknown country.
    country: country && /^[A-Z][A-Z0-9]$/.test(country) && country !== 'XX' ? country : null,
    latitude: isPlace ? latitude : null,
    longitude: isPlace ? longitude : null,
    botScore: isVerifiedBot ? null : readNumber(ctx, 'bot-score', 99),
  };
}

function readNumber(ctx: Ctx, name: string, most: number): number | null {
  const text = ctx.proxyHeader(`x-logto-cf-${name}`);
  const value = text ? Number(text) : Number.NaN;
  return Math.abs(value) <= most ? value : null;
}
