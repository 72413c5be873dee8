import { signInExperienceErrors } from '@gatehouse/contract/sign-in-experience/errors';
import type {
  PublicSignInExperience,
  SignInExperience,
  SignInExperienceSettings,
} from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { findSignInLanguage } from '@gatehouse/phrases/sign-in/languages';
import type { Ctx } from '../../ctx.ts';
import { fail } from '../../fail.ts';
import { findProblem } from './rules.ts';
import * as store from './store.ts';

/** No connector can be set up yet, so nothing can send a code. */
const senders = { email: false, phone: false };

/** Replaces the given fields, if what comes out still lets people in. */
export async function updateSignInExperience(
  ctx: Ctx,
  change: Partial<SignInExperienceSettings>,
): Promise<SignInExperience> {
  const settings = { ...(await store.lockSignInExperience(ctx.db)), ...change };
  const { fallbackLanguage } = settings.languageInfo;
  if (!findSignInLanguage(fallbackLanguage) && !(await store.hasOwnTexts(ctx.db, fallbackLanguage)))
    fail(signInExperienceErrors.unsupportedLanguage);
  const problem = findProblem(settings, senders);
  if (problem) fail(problem);
  await store.saveSignInExperience(ctx.db, change);
  ctx.afterCommit(() => store.dropSignInExperience(ctx.runtime, ctx.tenant.id));
  return store.readSignInExperience(ctx.db, ctx.tenant.id);
}

/** What anybody may know. */
export async function describePublicly({ runtime, tenant }: Ctx): Promise<PublicSignInExperience> {
  return {
    ...(await store.getSignInExperience(runtime, tenant.id)),
    socialConnectors: [],
    ssoConnectors: [],
    forgotPassword: senders,
    isDevelopmentTenant: false,
    customProfileFields: [],
  };
}
