import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { ConnectorError } from '../error.ts';
import type { Assertion } from './assertion.ts';
import type { SigningCertificate } from './certificates.ts';
import { createRequestId, redirectWith } from './request.ts';
import { readInResponseTo, readResponse } from './response.ts';

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

const read = (sides: SamlSides, response: string, requestId: string | null): Assertion =>
  readResponse(response, {
    idp: {
      entityId: sides.idp.entityId,
      certificates: sides.idp.certificates.map(({ pem }) => pem),
      allowsSha1: sides.allowsSha1,
    },
    entityId: sides.entityId,
    acs: sides.acs,
    requestId,
    decryptionKey: sides.decryptionKey,
    now: Date.now(),
  });

/** What was posted is all that it should be; whose request it answers, or null for nobody's, is only what it says. */
export function receiveSaml(
  sides: SamlSides,
  data: unknown,
): { id: string; expiresAt: number; requestId: string | null } {
  const response = readForm(data);
  const requestId = readInResponseTo(response);
  const { id, expiresAt } = read(sides, response, requestId);
  return { id, expiresAt, requestId };
}

/** Who came back from the sign-in that kept this. */
export function finishSaml(sides: SamlSides, data: unknown, kept: Record<string, string>): Assertion {
  const response = readForm(data);
  if (kept.requestId === undefined)
    throw new ConnectorError('insufficient_request_parameters', 'This sign-in was not begun here');
  return read(sides, response, kept.requestId);
}
