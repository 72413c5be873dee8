import { z } from 'zod';
import { actionErrors } from '../actions/errors.ts';
import { checks } from '../endpoint.ts';
import { assetErrors, maxImageBytes, uploadedAsset } from '../assets/assets.ts';
import { edgeErrors, withStatus } from '../errors.ts';
import { ssoErrors } from '../sso-connectors/errors.ts';
import { bounded } from '../validation/bounded.ts';
import { usernameErrors } from '../validation/username-errors.ts';
import { anyUsername } from '../validation/username.ts';
import { shownConsent } from './consent.ts';
import { accountErrors, codeErrors, mfaErrors, passwordErrors, sessionErrors } from './errors.ts';
import { enteredPassword, interaction, interactionEvent, verificationId } from './interaction.ts';

const found = [sessionErrors.notFound, sessionErrors.crossSite] as const;

const common = [...found, sessionErrors.changed] as const;

export const beginExperience = checks({
  summary: 'Start a sign-in, registration or password reset; earlier progress of the flow is dropped',
  transaction: 'none',
  body: z.object({ interactionEvent, captchaToken: z.string().max(4096).optional() }),
  errors: [
    ...common,
    sessionErrors.modeForbidden,
    sessionErrors.setupLinkRequired,
    sessionErrors.captchaFailed,
  ],
});

export const getInteraction = checks({
  summary: 'Get the state of the flow',
  transaction: 'none',
  output: interaction,
  errors: [...found, sessionErrors.interactionNotFound],
});

export const changeInteractionEvent = checks({
  summary: 'Switch between sign-in and registration',
  transaction: 'none',
  body: z.object({ interactionEvent }),
  errors: [
    ...common,
    sessionErrors.interactionNotFound,
    sessionErrors.notForForgotPassword,
    sessionErrors.modeForbidden,
    sessionErrors.setupLinkRequired,
  ],
});

export const identify = checks({
  summary: 'Identify the user with a verification, or start a new account',
  transaction: 'none',
  body: z.object({
    verificationId: verificationId.optional(),
    linkSocialIdentity: z.boolean().optional(),
  }),
  errors: [
    ...common,
    sessionErrors.interactionNotFound,
    sessionErrors.modeForbidden,
    sessionErrors.verificationNotFound,
    sessionErrors.verificationFailed,
    sessionErrors.invalidInteractionType,
    sessionErrors.identityConflict,
    sessionErrors.ssoEnabled,
    withStatus(sessionErrors.notForForgotPassword, 422),
    accountErrors.signInMethodNotEnabled,
    accountErrors.suspended,
    accountErrors.notExist,
    accountErrors.identityNotExist,
    ssoErrors.identityNotExist,
    accountErrors.identityInUse,
    accountErrors.signUpMethodNotEnabled,
    codeErrors.emailNotAllowed,
    codeErrors.subaddressingNotAllowed,
    accountErrors.usernameInUse,
    accountErrors.emailInUse,
    accountErrors.phoneInUse,
    accountErrors.missingProfile,
  ],
});

export const addToProfile = checks({
  summary: 'Add a missing detail to the account',
  transaction: 'none',
  body: z.discriminatedUnion('type', [
    z.object({ type: z.literal('username'), value: anyUsername.min(1) }),
    z.object({ type: z.literal('password'), value: enteredPassword }),
    z.object({ type: z.literal('email'), verificationId }),
    z.object({ type: z.literal('phone'), verificationId }),
    z.object({ type: z.literal('social'), verificationId }),
    /** Only for an account that is being created: values of the profile fields that are asked for, and standard claims. */
    z.object({ type: z.literal('extraProfile'), values: z.record(bounded(128), z.unknown()) }),
  ]),
  errors: [
    ...common,
    sessionErrors.interactionNotFound,
    sessionErrors.identifierNotFound,
    sessionErrors.verificationNotFound,
    sessionErrors.verificationFailed,
    sessionErrors.invalidInteractionType,
    sessionErrors.notForForgotPassword,
    mfaErrors.verificationRequired,
    sessionErrors.ssoEnabled,
    sessionErrors.captchaRequired,
    accountErrors.usernameInUse,
    ...Object.values(usernameErrors),
    withStatus(accountErrors.usernameExists, 422),
    withStatus(accountErrors.passwordExists, 422),
    accountErrors.emailInUse,
    withStatus(accountErrors.emailExists, 422),
    accountErrors.phoneInUse,
    withStatus(accountErrors.phoneExists, 422),
    accountErrors.identityInUse,
    accountErrors.socialExists,
    accountErrors.notExist,
    accountErrors.suspended,
    codeErrors.emailNotAllowed,
    codeErrors.subaddressingNotAllowed,
    withStatus(passwordErrors.rejected, 422),
  ],
});

export const uploadAvatar = checks({
  summary: 'Upload a profile picture for the new account and get its public URL',
  transaction: 'none',
  bodyLimit: maxImageBytes(),
  output: uploadedAsset,
  errors: [
    ...common,
    sessionErrors.interactionNotFound,
    sessionErrors.invalidInteractionType,
    sessionErrors.captchaRequired,
    assetErrors.typeNotAllowed,
    edgeErrors.fileTooLarge,
  ],
});

export const submitExperience = checks({
  summary: 'Submit the flow and get the URL that returns to the application',
  transaction: 'none',
  output: z.object({ redirectTo: z.string() }),
  errors: [
    ...common,
    sessionErrors.interactionNotFound,
    sessionErrors.modeForbidden,
    sessionErrors.setupLinkRequired,
    sessionErrors.identifierNotFound,
    sessionErrors.verificationFailed,
    sessionErrors.ssoEnabled,
    actionErrors.identifierChanged,
    withStatus(sessionErrors.notForForgotPassword, 422),
    accountErrors.signInMethodNotEnabled,
    accountErrors.signUpMethodNotEnabled,
    accountErrors.suspended,
    accountErrors.notExist,
    codeErrors.emailNotAllowed,
    codeErrors.subaddressingNotAllowed,
    accountErrors.usernameInUse,
    accountErrors.emailInUse,
    accountErrors.phoneInUse,
    accountErrors.identityInUse,
    accountErrors.missingProfile,
    accountErrors.newPasswordRequired,
    passwordErrors.expired,
    accountErrors.termsNotAgreed,
    mfaErrors.verificationRequired,
    withStatus(mfaErrors.backupCodeRequired, 422),
    mfaErrors.furtherSuggested,
    accountErrors.passkeyPreferred,
    accountErrors.suggestMfa,
    accountErrors.missingMfa,
    accountErrors.totpInUse,
    accountErrors.backupCodesInUse,
    accountErrors.keyInUse,
    accountErrors.passkeyLimit,
  ],
});

export const answerConsent = checks({
  summary: 'Grant or deny consent to a third-party application',
  transaction: 'none',
  /** What the user was shown; nothing else is granted. */
  body: shownConsent.extend({ decision: z.enum(['allow', 'deny']) }),
  output: z.object({ redirectTo: z.string() }),
  errors: [...found],
});
