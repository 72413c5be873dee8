import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { PostedResponse, Tools } from '../connector.ts';
import { ConnectorError } from '../error.ts';
import type { Assertion } from './assertion.ts';
import type { SigningCertificate } from './certificates.ts';
import { createRequestId, redirectWith } from './request.ts';
import type { ResponseExpected } from './response.ts';

/** The identity provider and our service provider. */
export interface SamlSides {
  idp: { entityId: string; signInEndpoint: string; certificates: readonly SigningCertificate[] };
  entityId: string;
  /** Our ACS URL, where responses are posted. */
  acs: string;
  nameIdFormat?: string;
  allowsSha1?: boolean;
  /** Signs requests, if they are signed. */
  signer?: { key: KeyObject; algorithm: string };
  /** Private key that decrypts assertions. */
  decryptionKey?: KeyObject;
}

/** The redirect URL with a request. `keep` stores its ID, which the response must contain; `state` is the RelayState. */
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

/** Expected values of every response of the provider. */
const expect = ({ idp, entityId, acs, allowsSha1, decryptionKey }: SamlSides): ResponseExpected => ({
  idp: { entityId: idp.entityId, certificates: idp.certificates.map(({ pem }) => pem), allowsSha1 },
  entityId,
  acs,
  decryptionKey,
  now: Date.now(),
});

/** Validates a posted response. Its request isn't known yet, so `requestId` is only what the response says. */
export async function receiveSaml({ saml }: Tools, sides: SamlSides, data: unknown): Promise<PostedResponse> {
  const { id, expiresAt, requestId } = await saml.readResponse(readForm(data), expect(sides));
  return { id, expiresAt, requestId };
}

/** Validates the response to the request of this sign-in. */
export async function finishSaml(
  { saml }: Tools,
  sides: SamlSides,
  data: unknown,
  { requestId }: Record<string, string>,
): Promise<Assertion> {
  const response = readForm(data);
  if (requestId === undefined)
    throw new ConnectorError('insufficient_request_parameters', 'This sign-in was not started here');
  return saml.readResponse(response, { ...expect(sides), requestId });
}
