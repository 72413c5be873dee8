import { languagePath } from '@gatehouse/contract/sign-in/page-language';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { type CustomTexts, listSignInLanguages } from '@gatehouse/phrases/sign-in/languages';
import { languages } from '@gatehouse/phrases/languages';
import type { FastifyInstance } from 'fastify';
import { getCustomTexts } from '../../experience/phrases-store.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { readCookie } from '../../sessions/flow-cookie.ts';
import { acceptForms } from '../../web/forms.ts';
import { sendNotFound } from '../../web/errors.ts';

const lifetimeSeconds = 400 * 24 * 3600;

const isSecure = ({ origin }: Tenant): boolean => origin.startsWith('https:');
const cookieName = (tenant: Tenant): string => `${isSecure(tenant) ? '__Host-' : ''}gh_${tenant.id}_language`;

const namesByTag: Record<string, string> = languages;

/**
 * The languages that users choose from on the pages, with their own names (ADR 216): those that have texts. There is no choice in a tenant
 * that has set one language for all users.
 */
export function listOffered(
  { languageInfo }: Pick<SignInExperience, 'languageInfo'>,
  custom: CustomTexts,
): { tag: string; name: string }[] {
  if (!languageInfo.autoDetect) return [];
  return listSignInLanguages(custom).map((tag) => ({ tag, name: namesByTag[tag] ?? tag }));
}

/** The language that was chosen in this browser, if the tenant offers it still. */
export function readChosen(
  tenant: Tenant,
  header: string | undefined,
  experience: Pick<SignInExperience, 'languageInfo'>,
  custom: CustomTexts,
): string | undefined {
  const chosen = readCookie(header, cookieName(tenant));
  return listOffered(experience, custom).find(({ tag }) => tag === chosen)?.tag;
}

/** A page of this tenant by its path and query; the first page for anything else. */
function pageOf({ origin }: Tenant, back: string): string {
  const url = URL.canParse(back, origin) ? new URL(back, origin) : undefined;
  return url?.origin === origin && back.startsWith('/') ? `${url.pathname}${url.search}` : '/';
}

/** Keeps the language that a user chooses. Other sites can't choose one, nor be redirected to. */
export async function registerLanguageChoice(app: FastifyInstance, runtime: Runtime): Promise<void> {
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.post(languagePath, async (request, reply) => {
      const { tenant, headers } = request;
      if (!tenant) return sendNotFound(runtime, request, reply);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const offered = listOffered(
        await getSignInExperience(runtime, tenant.id),
        await getCustomTexts(runtime, tenant.id),
      );
      const chosen = offered.find(({ tag }) => tag === form.get('language'));
      const isOurs = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
      if (chosen && isOurs)
        void reply.header(
          'set-cookie',
          `${cookieName(tenant)}=${chosen.tag}; Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${isSecure(tenant) ? '; Secure' : ''}`,
        );
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(pageOf(tenant, form.get('back') ?? '/'), 303);
    });
    done();
  });
}
