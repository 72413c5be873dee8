import { acrValues } from '@gatehouse/contract/applications/step-up';

/** The `acr` of a sign-in with these methods (RFC 8176): a trusted device, or a provider that may have asked for more, is no second factor. */
export const levelOf = (methods: readonly string[]): string =>
  methods.includes('mfa') ? acrValues.multiFactor : acrValues.oneFactor;
