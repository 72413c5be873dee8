// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { writeCheckoutRecord } from '../parts/billing/checkout-record.ts';
import { storageKeys } from './storage.ts';

it('[CONST-17] [OPEN-31] stored keys have the prefix of the console, and a checkout is of one tab', () => {
  expect(storageKeys).toMatchObject({
    appearanceMode: 'console:appearance_mode',
    linkingSocialConnector: 'console:linking_social_connector',
    checkoutSession: 'console:checkout_session',
    redirectAfterSignIn: 'console:redirect_after_sign_in',
    webhookTestResult: 'console:webhook_test_result',
    isDevFeaturesEnabled: 'console:is_dev_features_enabled',
  });
  for (const key of Object.values(storageKeys)) expect(key).toMatch(/^console:[a-z_]+$/);
  writeCheckoutRecord({ state: 's', sessionId: 'x' });
  expect([
    sessionStorage.getItem('console:checkout_session') !== null,
    localStorage.getItem('console:checkout_session'),
  ]).toEqual([true, null]);
});
