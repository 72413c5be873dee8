import type { HandlerInput } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import { signInExperienceErrors } from '@gatehouse/contract/sign-in-experience/errors';
import type {
  PublicSignInExperience,
  SignInExperience,
  SignInExperienceSettings,
} from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { findProblem, findWrongEntries } from '@gatehouse/contract/sign-in-experience/rules';
import { findSignInLanguage } from '@gatehouse/phrases/sign-in/languages';
import { listChanged } from '../../lib/changed-parts.ts';
import { requireKnownFields } from '../../profile-fields/require-known-fields.ts';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';
import { fail } from '../../lib/fail.ts';
import { findSenders } from '../../connectors/senders.ts';
import { listSocialConnectors } from '../../identity-providers/social/social-connectors.ts';
import { removeUnusedDemos } from '../../identity-providers/social/demo-connectors.ts';
import { listSsoConnectors } from '../../identity-providers/enterprise/sso-connectors.ts';
import { applyBrand, applyLook, findLook, findOrganizationLook } from '../../experience/application-look.ts';
import { findUsernameConflicts, lockUsernamePolicy, setUsernameCase } from '../../users/username-case.ts';
import { hasCustomUi } from '../../experience/custom-ui-store.ts';
import * as store from '../../experience/sign-in-experience-store.ts';

/**
 * Replaces the given fields, unless one of them would lock users out. Fields that are not given aren't checked, because connectors that they
 * need may have been deleted since (ADR 115). `removesDemos` deletes the demo connectors that are no longer offered.
 */
export async function updateSignInExperience(
  ctx: TransactionCtx,
  given: Partial<SignInExperienceSettings>,
  { removesDemos = false } = {},
): Promise<SignInExperience> {
  const before = await store.lockSignInExperience(ctx.db);
  const change = withStart(withoutMfa(given), before, ctx.now);
  const settings = { ...before, ...change };
  const language = change.languageInfo?.fallbackLanguage;
  if (language && !findSignInLanguage(language) && !(await store.hasOwnTexts(ctx.db, language)))
    fail(signInExperienceErrors.unsupportedLanguage);
  const senders = await findSenders(ctx.runtime, ctx.tenant.id);
  const problem = findProblem(settings, senders, Object.keys(change));
  if (problem === signInExperienceErrors.invalidBlocklist) refuseEntries(settings);
  if (problem) fail(problem);
  await requireKnownFields(ctx.db, change.signUpProfileFields ?? []);
  const own = change.customUiAssets;
  if (own && !(await hasCustomUi(ctx.db, own.id))) fail(entityErrors.relationNotFound);
  const { caseSensitive } = settings.usernamePolicy;
  const isCaseChanged = Boolean(caseSensitive) !== Boolean(before.usernamePolicy.caseSensitive);
  if (isCaseChanged) await prepareUsernameCase(ctx, Boolean(caseSensitive));
  await store.saveSignInExperience(ctx.db, change);
  if (isCaseChanged) await setUsernameCase(ctx.db, Boolean(caseSensitive));
  ctx.note({ changed: listChanged(before, settings) });
  if (removesDemos) await removeUnusedDemos(ctx, settings.socialSignInConnectorTargets);
  ctx.afterCommit(() => store.dropSignInExperience(ctx.runtime, ctx.tenant.id));
  return store.readSignInExperience(ctx.db, ctx.tenant.id);
}

/** Adaptive MFA is turned off together with MFA, as clients of the wire expect. */
const withoutMfa = (given: Partial<SignInExperienceSettings>): Partial<SignInExperienceSettings> =>
  given.mfa?.factors.length === 0 ? { adaptiveMfa: { enabled: false }, ...given } : given;

/** Passwords expire from when that was turned on, however often the setting is saved. */
function withStart(
  change: Partial<SignInExperienceSettings>,
  { passwordExpiration: before }: SignInExperienceSettings,
  now: number,
): Partial<SignInExperienceSettings> {
  const { passwordExpiration } = change;
  if (!passwordExpiration?.enabled) return change;
  const enabledAt = before.enabled ? before.enabledAt : now;
  return { ...change, passwordExpiration: { ...passwordExpiration, enabledAt } };
}

/** Usernames that are two now would be one. No other one can be written until this transaction ends. */
async function prepareUsernameCase({ db }: TransactionCtx, isCaseSensitive: boolean): Promise<void> {
  await lockUsernamePolicy(db);
  if (isCaseSensitive) return;
  const { totalConflicts } = await findUsernameConflicts(db, 1);
  if (totalConflicts > 0) fail(signInExperienceErrors.usernameConflicts, { data: { totalConflicts } });
}

function refuseEntries({ emailBlocklistPolicy }: SignInExperienceSettings): never {
  const wrong = findWrongEntries(emailBlocklistPolicy).map((path) => [
    `body.${path}`,
    'must be an address or a domain such as @example.com or @*.example.com',
  ]);
  fail(signInExperienceErrors.invalidBlocklist, { data: { fields: Object.fromEntries(wrong) } });
}

/** The public settings; with an application, those that its sign-in pages use. */
export async function describePublicly(
  ctx: Ctx,
  { appId, organizationId }: HandlerInput<typeof api.getPublicSignInExperience>['query'],
): Promise<PublicSignInExperience> {
  const { runtime, tenant } = ctx;
  const db = runtime.database.for(tenant.id);
  const [saved, application, organization] = await Promise.all([
    store.getSignInExperience(runtime, tenant.id),
    appId ? findLook(db, appId) : undefined,
    organizationId ? findOrganizationLook(db, organizationId) : undefined,
  ]);
  const experience = applyBrand(applyLook(saved, application), organization);
  const recovery = experience.forgotPasswordMethods ?? [];
  const connectors = await listSocialConnectors(ctx.runtime, ctx.tenant.id);
  const offered = connectors.filter(({ target }) => experience.socialSignInConnectorTargets.includes(target));
  const prompting = offered.find(({ oneTap }) => oneTap);
  return {
    ...experience,
    socialConnectors: offered.map(({ oneTap: _apart, ...connector }) => connector),
    ...(prompting?.oneTap
      ? { googleOneTap: { ...prompting.oneTap, isEnabled: true, connectorId: prompting.id } }
      : {}),
    ssoConnectors: (await listSsoConnectors(ctx.runtime, ctx.tenant.id)).all,
    forgotPassword: {
      email: recovery.includes('EmailVerificationCode'),
      phone: recovery.includes('PhoneVerificationCode'),
    },
    isDevelopmentTenant: false,
    customProfileFields: await store.getAskedFields(runtime, tenant.id),
    customProfileFieldCatalog: await store.getProfileFields(runtime, tenant.id),
  };
}
