import { accountFields } from '@gatehouse/contract/account-access';
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
import { listSenders } from '../../connectors/senders.ts';
import { listSsoConnectors } from '../../identity-providers/enterprise/sso-connectors.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { moveUploadsIn } from '../../uploads/move-uploads.ts';
import { listOffered } from '../pages/page-social.ts';
import { isOfAccountPage, toPageExperience } from '../pages/page-state.ts';
import type { PageRequest } from '../pages/send-page.ts';

/** What the page is rendered from; the account itself is loaded in the browser, with the page's token. */
export async function buildAccountState(
  page: PageRequest,
  center: AccountCenter,
  grant: AccountPageState['grant'],
): Promise<AccountPageState> {
  const { runtime, tenant, customTexts, request } = page;
  const isAdmin = tenant.id === adminTenantId;
  const { all: companies } = await listSsoConnectors(runtime, tenant.id);
  const social = await listOffered(runtime, tenant.id, page.experience);
  const { experience, ...shown } = await moveUploadsIn(runtime, tenant, {
    experience: page.experience,
    social,
    companies,
  });
  const locale = request.headers['accept-language'] ?? '';
  const picked = await pickTexts({
    wanted: undefined,
    locale,
    custom: customTexts,
    ...experience.languageInfo,
  });
  const texts = Object.entries(picked.texts).filter(([key]) => isOfAccountPage(key));
  const { agreeToTermsPolicy: _policy, ...look } = toPageExperience(experience);
  return {
    experience: look,
    ...shown,
    fields: {
      ...Object.fromEntries(accountFields.map((field) => [field, controlOf(center, field)])),
      ...(isAdmin && (await listUnreachable(runtime))),
    },
    profileFields: center.profileFields?.map(({ name }) => name) ?? null,
    factors: listFactors(experience),
    deleteAccountUrl: center.deleteAccountUrl,
    consoleUrl: isAdmin ? '/console/profile' : null,
    grant,
    ...picked,
    texts: Object.fromEntries(texts),
  };
}

/** Administrators can't read the development inbox: without a sender, the code for a new email address or phone number would reach no one. */
async function listUnreachable(runtime: Runtime): Promise<AccountPageState['fields']> {
  const connected = await listSenders(runtime, adminTenantId);
  return {
    ...(!connected.includes('Email') && { email: 'ReadOnly' }),
    ...(!connected.includes('Sms') && { phone: 'ReadOnly' }),
  };
}

/** The same condition as when one is added (`requireOfferedFactor`). */
const listFactors = ({ mfa, passkeySignIn }: SignInExperience): KeptFactor[] =>
  keptFactors.filter(
    (factor) => mfa.factors.includes(factor) || (factor === passkeyFactor && passkeySignIn.enabled === true),
  );
