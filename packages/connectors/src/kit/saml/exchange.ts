import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { PostedAnswer, Tools } from '../connector.ts';
import { ConnectorError } from '../error.ts';
import type { Assertion } from './assertion.ts';
import type { SigningCertificate } from './certificates.ts';
import { createRequestId, redirectWith } from './request.ts';
import type { ResponseExpected } from './response.ts';

/** Both sides of a sign-in: an identity provider, and who we are to it. */
export interface SamlSides {
  idp: { entityId: string; signInEndpoint: string; certificates: readonly SigningCertificate[] };
  entityId: string;
  /** Where answers are posted: our assertion consumer service. */
  acs: string;
  nameIdFormat?: string;
  allowsSha1?: boolean;
  /** Signs requests, where they are signed. */
  signer?: { key: KeyObject; algorithm: string };
  /** What assertions are encrypted for. */
  decryptionKey?: KeyObject;
}

/** The address that a person is sent to; the answer has to name this request, which `keep` gets, and brings `state` back. */
export function beginSaml(
  { idp, entityId, acs, nameIdFormat, signer }: SamlSides,
  { state, keep }: { state: string; keep: (values: Record<string, string>) => void },
): string {
  const id = createRequestId();
  keep({ requestId: id });
  const request = { id, destination: idp.signInEndpoint, entityId, acs, nameIdFormat, now: Date.now() };
  return redirectWith(request, state, signer);
}

const form = z.object({ SAMLResponse: z.string().min(1) });

function readForm(data: unknown): string {
  const result = form.safeParse(data);
  if (result.success) return result.data.SAMLResponse;
  throw new ConnectorError('insufficient_request_parameters', 'There is no SAML response');
}

/** What every response of the provider has to be, whatever request it answers. */
const expect = ({ idp, entityId, acs, allowsSha1, decryptionKey }: SamlSides): ResponseExpected => ({
  idp: { entityId: idp.entityId, certificates: idp.certificates.map(({ pem }) => pem), allowsSha1 },
  entityId,
  acs,
  decryptionKey,
  now: Date.now(),
});

/** Checks what was posted. Which request it answers is only what it says. */
export async function receiveSaml({ saml }: Tools, sides: SamlSides, data: unknown): Promise<PostedAnswer> {
  const { id, expiresAt, requestId } = await saml.readResponse(readForm(data), expect(sides));
  return { id, expiresAt, requestId };
}

/** Who came back from the sign-in that kept this. */
export async function finishSaml(
  { saml }: Tools,
  sides: SamlSides,
  data: unknown,
  { requestId }: Record<string, string>,
): Promise<Assertion> {
  const response = readForm(data);
  if (requestId === undefined)
    throw new ConnectorError('insufficient_request_parameters', 'This sign-in was not begun here');
  return saml.readResponse(response, { ...expect(sides), requestId });
}
