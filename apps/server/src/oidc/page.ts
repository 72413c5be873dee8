import type { KoaContextWithOIDC } from 'oidc-provider';
import { type PlainPage, plainPagePolicy, renderPlainPage } from '../plain-page.ts';

/** Answers with a page of the protocol's own, the status as it is: signing out, and what ends before the sign-in pages begin. */
export function sendPage(ctx: KoaContextWithOIDC, page: PlainPage): void {
  ctx.type = 'html';
  ctx.set('content-security-policy', plainPagePolicy);
  ctx.set('cache-control', 'no-store');
  ctx.body = renderPlainPage(page);
}
