import type { RegistrationPayload } from '@gatehouse/contract/sign-in/web-authn';
import {
  beginWebAuthnAuthentication,
  beginWebAuthnRegistration,
  verifyWebAuthnAuthentication,
  verifyWebAuthnRegistration,
} from '@gatehouse/contract/sign-in/web-authn-endpoints';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Flow } from '../../flow/flow-context.tsx';
import { rejectCanceled } from './canceled.ts';

type Transport = NonNullable<RegistrationPayload['response']['transports']>[number];

const transports: Record<Transport, true> = {
  usb: true,
  nfc: true,
  ble: true,
  internal: true,
  cable: true,
  hybrid: true,
  'smart-card': true,
};
/** Browsers may add transports, which relying parties ignore (WebAuthn Level 3, section 5.8.4). */
const isTransport = (name: string): name is Transport => Object.hasOwn(transports, name);

/** Verifies the user with a passkey or security key (WebAuthn Level 3, section 5.1.4). */
export async function verifyWebAuthn({ call, follow }: Flow): Promise<void> {
  const { verificationId, authenticationOptions: optionsJSON } = await call(beginWebAuthnAuthentication);
  const credential = await startAuthentication({ optionsJSON }).catch(rejectCanceled);
  const answer = await call(verifyWebAuthnAuthentication, {
    body: { verificationId, payload: { ...credential, type: 'WebAuthn' } },
  });
  await follow(answer.next);
}

/** Registers a passkey or security key (WebAuthn Level 3, section 5.1.3). */
export async function registerWebAuthn({ call, follow }: Flow): Promise<void> {
  const { verificationId, registrationOptions: optionsJSON } = await call(beginWebAuthnRegistration);
  const { response, ...credential } = await startRegistration({ optionsJSON }).catch(rejectCanceled);
  const answer = await call(verifyWebAuthnRegistration, {
    body: {
      verificationId,
      payload: {
        ...credential,
        type: 'WebAuthn',
        response: { ...response, transports: response.transports?.filter(isTransport) },
      },
    },
  });
  await follow(answer.next);
}
