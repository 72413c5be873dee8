import {
  type AskedProfileField,
  askedProfileField,
} from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { listProfileFields } from '../../profile-fields/profile-fields-store.ts';
import { type AccountField, accountFields } from '@gatehouse/contract/account-access';
import { type AccountCenter, controlOf } from '@gatehouse/contract/account-center/account-center';
import type { AccountPageState } from '@gatehouse/contract/account/account-page';
import { adminTenantId } from '@gatehouse/contract/common';
import {
  type KeptFactor,
  keptFactors,
  passkeyFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { pickTexts } from '@gatehouse/phrases/sign-in/languages';
import { listSsoConnectors } from '../../identity-providers/enterprise/sso-connectors.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import { moveUploadsIn } from '../../uploads/move-uploads.ts';
import { listOffered } from '../pages/page-social.ts';
import { isOfAccountPage, isOfProfileField, toPageExperience } from '../pages/page-state.ts';
import type { PageRequest } from '../pages/send-page.ts';

/** What the page is about. */
export type AccountPageRequest = Pick<PageRequest, 'runtime' | 'tenant' | 'experience' | 'customTexts'>;

/** What the page is rendered from; the account itself is loaded in the browser, with the page's token. */
export async function buildAccountState(
  page: AccountPageRequest,
  center: AccountCenter,
  { wanted, locale }: { wanted: string | undefined; locale: string },
): Promise<Omit<AccountPageState, 'grant'>> {
  const { runtime, tenant, customTexts } = page;
  const { all: companies } = await listSsoConnectors(runtime, tenant.id);
  const social = await listOffered(runtime, tenant.id, page.experience);
  const { experience, ...shown } = await moveUploadsIn(runtime, tenant, {
    experience: page.experience,
    social,
    companies,
  });
  const profileFields = await listShownFields(page, center);
  const picked = await pickTexts({
    wanted,
    locale,
    custom: customTexts,
    ...experience.languageInfo,
  });
  const texts = Object.entries(picked.texts).filter(
    ([key]) => isOfAccountPage(key) || (profileFields.length > 0 && isOfProfileField(key)),
  );
  const { agreeToTermsPolicy: _policy, ...look } = toPageExperience(experience);
  return {
    experience: look,
    ...shown,
    fields: Object.fromEntries(
      accountFields.map((field) => [field, isShown(tenant, field) ? controlOf(center, field) : 'Off']),
    ),
    profileFields,
    hasUsualFields: center.profileFields === null,
    factors: listFactors(experience),
    remembersDevices: experience.adaptiveMfa.enabled === true,
    deleteAccountUrl: center.deleteAccountUrl,
    consoleUrl: tenant.id === adminTenantId ? '/console/profile' : null,
    ...picked,
    texts: Object.fromEntries(texts),
  };
}

/** The profile fields that the account center has chosen, in its order, or all. */
async function listShownFields(
  { runtime, tenant }: AccountPageRequest,
  { profileFields: chosen }: AccountCenter,
): Promise<AskedProfileField[]> {
  const fields = await listProfileFields(runtime.database.for(tenant.id));
  const shown = chosen ? chosen.flatMap(({ name }) => fields.filter((field) => field.name === name)) : fields;
  return shown.map((field) => askedProfileField.parse(field));
}

/** Of administrators, the page has only what their profile in the console hasn't (ADR 159). */
const isShown = (tenant: Tenant, field: AccountField): boolean =>
  tenant.id !== adminTenantId || ['social', 'mfa', 'passkey', 'session'].includes(field);

/** The same condition as when one is added (`requireOfferedFactor`). */
const listFactors = ({ mfa, passkeySignIn }: SignInExperience): KeptFactor[] =>
  keptFactors.filter(
    (factor) => mfa.factors.includes(factor) || (factor === passkeyFactor && passkeySignIn.enabled === true),
  );
