import { names } from './names.ts';
import { createRequestId } from './request.ts';
import type { ResponseTo } from './write-response.ts';
import { escapeXml } from './xml.ts';

/** The answer to a logout request, unsigned (SAML Core 3.7.2). `detail` is the second status, if any. */
export function writeLogoutResponse({
  issuer,
  destination,
  inResponseTo = '',
  now,
  status,
  detail,
}: ResponseTo & { status: string; detail?: string }): string {
  const code = detail ? `<samlp:StatusCode Value="${detail}"></samlp:StatusCode>` : '';
  return `<samlp:LogoutResponse xmlns:samlp="${names.protocol}" ID="${createRequestId()}" Version="2.0" IssueInstant="${new Date(now).toISOString()}" Destination="${escapeXml(destination)}" InResponseTo="${escapeXml(inResponseTo)}"><saml:Issuer xmlns:saml="${names.assertion}">${escapeXml(issuer)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${status}">${code}</samlp:StatusCode></samlp:Status></samlp:LogoutResponse>`;
}
