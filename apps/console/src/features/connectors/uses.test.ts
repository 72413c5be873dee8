import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { expect, it } from 'vitest';
import { listUses } from './uses.ts';

const experience = { ...defaultSignInExperience, tenantId: 'default', id: 'default' };

it('[RT-13 part] names password reset only if the settings send codes for it', () => {
  const list = (type: 'Email' | 'Sms', change: Partial<typeof experience>, canSend = true) =>
    listUses(type, { ...experience, ...change }, { canSend });
  expect(list('Email', { forgotPasswordMethods: [] })).toEqual([]);
  const forgotPasswordMethods = ['EmailVerificationCode' as const];
  expect(list('Email', { forgotPasswordMethods })).toEqual(['forgotPassword']);
  expect(list('Email', { forgotPasswordMethods }, false)).toEqual(['forgotPassword']);
  expect(list('Sms', { forgotPasswordMethods })).toEqual([]);
  // By default, every available channel is used.
  expect(list('Email', { forgotPasswordMethods: null })).toEqual(['forgotPassword']);
  expect(list('Sms', { forgotPasswordMethods: null }, false)).toEqual([]);
});
