import type { RegistrationOptions, RegistrationPayload } from '@gatehouse/contract/sign-in/web-authn';
import { startRegistration } from '@simplewebauthn/browser';
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

/** Lets the browser create a passkey or security key (WebAuthn Level 3, section 5.1.3). */
export async function createPasskey(optionsJSON: RegistrationOptions): Promise<RegistrationPayload> {
  const { response, ...credential } = await startRegistration({ optionsJSON }).catch(rejectCanceled);
  return {
    ...credential,
    type: 'WebAuthn',
    response: { ...response, transports: response.transports?.filter(isTransport) },
  };
}
