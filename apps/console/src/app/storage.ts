/** Storage keys (OPEN-31, CONST-17). `checkoutSession` is in the session storage. */
export const storageKeys = {
  appearanceMode: 'console:appearance_mode',
  linkingSocialConnector: 'console:linking_social_connector',
  checkoutSession: 'console:checkout_session',
  redirectAfterSignIn: 'console:redirect_after_sign_in',
  webhookTestResult: 'console:webhook_test_result',
  isDevFeaturesEnabled: 'console:is_dev_features_enabled',
  language: 'console:language',
  session: 'console:session',
  pendingSignIn: 'console:pending_sign_in',
  socialLinkResult: 'console:social_link_result',
  afterSignOut: 'console:after_sign_out',
  /** In the session storage. */
  dismissed: 'console:dismissed',
  reloadedAt: 'console:reloaded_at',
} as const;

/** A stored JSON value, or undefined if it is missing or invalid. */
export function readJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
