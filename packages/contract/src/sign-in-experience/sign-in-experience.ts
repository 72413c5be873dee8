import { z } from 'zod';
import { shown } from '../shown.ts';
import { id, tenantId } from '../common.ts';
import { customProfileField } from '../custom-profile-fields/custom-profile-fields.ts';
import { completePasswordPolicy } from '../passwords/complete-policy.ts';
import { passwordPolicy } from '../passwords/policy.ts';
import {
  branding,
  color,
  customUiAssets,
  customUiCsp,
  languageInfo,
  optionalEmail,
  optionalUrl,
} from './look.ts';
import {
  agreeToTermsPolicy,
  forgotPasswordMethod,
  passkeySignIn,
  signIn,
  signInMode,
  signUp,
  socialSignIn,
} from './methods.ts';
import {
  emailBlocklistPolicy,
  mfa,
  passwordExpiration,
  profileFields,
  sentinelPolicy,
  switchable,
  verificationCodePolicy,
} from './policies.ts';
import { defaultUsernamePolicy, usernamePolicy } from './username-policy.ts';

/** How users sign in to a tenant (ENT-22). Each field can be updated separately and is replaced as a whole. */
export const signInExperienceSettings = z.object({
  color: shown(color),
  branding: shown(branding),
  hideLogtoBranding: shown(z.boolean()),
  languageInfo: shown(languageInfo),
  termsOfUseUrl: shown(optionalUrl),
  privacyPolicyUrl: shown(optionalUrl),
  agreeToTermsPolicy: shown(agreeToTermsPolicy),
  signIn: shown(signIn),
  signUp: shown(signUp),
  socialSignIn: shown(socialSignIn),
  socialSignInConnectorTargets: shown(z.array(z.string().max(128)).max(100)),
  signInMode: shown(signInMode),
  customCss: shown(z.string().max(65_536).nullable()),
  customContent: shown(z.record(z.string().max(256), z.string().max(65_536))),
  customUiAssets: shown(customUiAssets.nullable()),
  customUiCsp: shown(customUiCsp),
  passwordPolicy: shown(passwordPolicy),
  mfa: shown(mfa),
  adaptiveMfa: shown(switchable),
  singleSignOnEnabled: shown(z.boolean()),
  supportEmail: shown(optionalEmail),
  supportWebsiteUrl: shown(optionalUrl),
  unknownSessionRedirectUrl: shown(optionalUrl),
  captchaPolicy: shown(switchable),
  sentinelPolicy: shown(sentinelPolicy),
  emailBlocklistPolicy: shown(emailBlocklistPolicy),
  verificationCodePolicy: shown(verificationCodePolicy),
  forgotPasswordMethods: shown(z.array(forgotPasswordMethod).max(2).nullable()),
  passkeySignIn: shown(passkeySignIn),
  signUpProfileFields: shown(profileFields.nullable()),
  passwordExpiration: shown(passwordExpiration),
  usernamePolicy: shown(usernamePolicy),
});
export type SignInExperienceSettings = z.infer<typeof signInExperienceSettings>;

/** The sign-in experience of a tenant on the wire. */
export const signInExperience = signInExperienceSettings.extend({ tenantId, id });
export type SignInExperience = z.infer<typeof signInExperience>;

/** The defaults of a new tenant (CONST-09, OPEN-42): sign-up with a username, sign-in with a username or email address, with a password. */
export const defaultSignInExperience: SignInExperienceSettings = {
  // The color for dark mode is the derived one, so that it follows the brand color (ADR 136).
  color: { primaryColor: '#6139F6', isDarkModeEnabled: true, darkPrimaryColor: '#9074f9' },
  branding: {},
  hideLogtoBranding: false,
  languageInfo: { autoDetect: true, fallbackLanguage: 'en' },
  termsOfUseUrl: null,
  privacyPolicyUrl: null,
  agreeToTermsPolicy: 'Automatic',
  signIn: {
    methods: [
      { identifier: 'username', password: true, verificationCode: false, isPasswordPrimary: true },
      { identifier: 'email', password: true, verificationCode: false, isPasswordPrimary: true },
    ],
  },
  signUp: { identifiers: ['username'], password: true, verify: false },
  socialSignIn: {},
  socialSignInConnectorTargets: [],
  signInMode: 'SignInAndRegister',
  customCss: null,
  customContent: {},
  customUiAssets: null,
  customUiCsp: {},
  passwordPolicy: completePasswordPolicy({}),
  mfa: { factors: [], policy: 'UserControlled' },
  adaptiveMfa: {},
  singleSignOnEnabled: true,
  supportEmail: null,
  supportWebsiteUrl: null,
  unknownSessionRedirectUrl: null,
  captchaPolicy: {},
  sentinelPolicy: { maxAttempts: 10, lockoutDuration: 60 },
  emailBlocklistPolicy: {},
  verificationCodePolicy: {},
  forgotPasswordMethods: null,
  passkeySignIn: {},
  signUpProfileFields: null,
  passwordExpiration: {},
  usernamePolicy: defaultUsernamePolicy,
};

/**
 * The settings that are public without sign-in. Every field is listed explicitly, so a new setting isn't public by default; settings that
 * would help attackers are never listed.
 */
export const publicSignInExperience = signInExperience
  .pick({
    color: true,
    branding: true,
    hideLogtoBranding: true,
    languageInfo: true,
    termsOfUseUrl: true,
    privacyPolicyUrl: true,
    agreeToTermsPolicy: true,
    signIn: true,
    signUp: true,
    socialSignIn: true,
    socialSignInConnectorTargets: true,
    signInMode: true,
    customCss: true,
    customContent: true,
    customUiAssets: true,
    customUiCsp: true,
    passwordPolicy: true,
    mfa: true,
    adaptiveMfa: true,
    singleSignOnEnabled: true,
    supportEmail: true,
    supportWebsiteUrl: true,
    unknownSessionRedirectUrl: true,
    captchaPolicy: true,
    sentinelPolicy: true,
    verificationCodePolicy: true,
    passkeySignIn: true,
    signUpProfileFields: true,
    passwordExpiration: true,
    usernamePolicy: true,
    tenantId: true,
    id: true,
  })
  .extend({
    socialConnectors: z.array(
      z.object({
        id: z.string(),
        target: z.string(),
        name: z.record(z.string(), z.string()),
        logo: z.string(),
        logoDark: z.string().nullable(),
        platform: z.enum(['Native', 'Universal', 'Web']).nullable(),
      }),
    ),
    ssoConnectors: z.array(
      z.object({
        id: z.string(),
        connectorName: z.string(),
        logo: z.string(),
        darkLogo: z.string().optional(),
      }),
    ),
    forgotPassword: z.object({ phone: z.boolean(), email: z.boolean() }),
    isDevelopmentTenant: z.boolean(),
    /** If there is a Google connector with One Tap turned on. */
    googleOneTap: z
      .object({
        isEnabled: z.boolean(),
        autoSelect: z.boolean(),
        closeOnTapOutside: z.boolean(),
        itpSupport: z.boolean(),
        clientId: z.string(),
        connectorId: z.string(),
      })
      .optional(),
    /** The profile fields that a registration asks for, in this order, and all of them. */
    customProfileFields: z.array(customProfileField),
    customProfileFieldCatalog: z.array(customProfileField),
  });
export type PublicSignInExperience = z.infer<typeof publicSignInExperience>;
