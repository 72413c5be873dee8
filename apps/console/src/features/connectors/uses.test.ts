import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { expect, it } from 'vitest';
import { listUses } from './uses.ts';

const experience = { ...defaultSignInExperience, tenantId: 'default', id: 'default' };

it('[RT-13 part] names a forgotten password only where the settings send codes for it', () => {
  expect(listUses('Email', experience)).toEqual([]);
  expect(listUses('Email', { ...experience, forgotPasswordMethods: [] })).toEqual([]);
  const forgotPasswordMethods = ['EmailVerificationCode' as const];
  expect(listUses('Email', { ...experience, forgotPasswordMethods })).toEqual(['forgotPassword']);
  expect(listUses('Sms', { ...experience, forgotPasswordMethods })).toEqual([]);
});
