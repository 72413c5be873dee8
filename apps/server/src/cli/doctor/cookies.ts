import { adminTenantId, defaultTenantId } from '@gatehouse/contract/common';
import { languagePath } from '@gatehouse/contract/sign-in/page-language';
import { type Check, type EndpointName, hint, ok, problem, type Site, skipped } from './check.ts';

/** Whether cookies arrive in browsers as the server sets them. */
export const cookies: Check = {
  name: 'cookies',
  async run(site) {
    const urls = [site.origin('ENDPOINT'), site.origin('ADMIN_ENDPOINT')];
    const results = [];
    if (urls.some((url) => url.startsWith('https:')) && !urls.every((url) => url.startsWith('https:')))
      results.push(
        problem(
          'One of ENDPOINT and ADMIN_ENDPOINT uses https and the other one http: browsers block requests of the console, and its cookies aren’t protected.',
          'Use https for both.',
        ),
      );
    const [one = '', other = ''] = urls.map((url) => siteOf(new URL(url).hostname));
    if (one !== other)
      results.push(
        hint(
          `ENDPOINT and ADMIN_ENDPOINT are on different sites (${one}, ${other}): browsers treat the pages that the console previews as those of a third party.`,
          'Use two hosts of one domain, such as id.example.com and admin.example.com.',
        ),
      );
    const found = await Promise.all(
      (['ENDPOINT', 'ADMIN_ENDPOINT'] as const).map((name) => checkCookie(site, name)),
    );
    return [...results, ...found];
  },
};

/** The last two labels of a host, or three where the last two are a registry's, such as co.uk. It is only used for a hint. */
function siteOf(hostname: string): string {
  const labels = hostname.split('.');
  const isRegistry = /^[a-z]{1,3}$/.test(labels.at(-2) ?? '') && labels.at(-1)?.length === 2;
  return /^[\d.]+$|:/.test(hostname) ? hostname : labels.slice(isRegistry ? -3 : -2).join('.');
}

/** Chooses a language, which only sets a cookie. */
async function checkCookie(site: Site, name: EndpointName) {
  const origin = site.origin(name);
  const asked = await site.ask(name);
  if (!asked.isOurs)
    return skipped(`The cookies of ${name} weren’t checked, because it doesn’t lead to this installation.`);
  if (asked.view.host !== new URL(origin).host)
    return skipped(`The cookies of ${name} weren’t checked, because requests arrive with another host.`);
  if (site.settings[name].includes('*'))
    return skipped('The cookies of tenants weren’t checked, because each has a host of its own.');
  const { status, headers } = await site.send(`${origin}${languagePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'language=en&back=%2F',
  });
  const tenant = name === 'ENDPOINT' ? defaultTenantId : adminTenantId;
  const cookie = headers['set-cookie'];
  const isHttps = origin.startsWith('https:');
  if (status === 303 && cookie === undefined)
    return skipped(
      `The cookies of ${name} weren’t checked, because the tenant has one language for all users.`,
    );
  const expected = `${isHttps ? '__Host-' : ''}gh_${tenant}_language=`;
  const parts = (cookie ?? '').toLowerCase().split(/;\s*/);
  const isKept =
    cookie?.startsWith(expected) === true &&
    ['httponly', 'samesite=lax', 'path=/', ...(isHttps ? ['secure'] : [])].every((part) =>
      parts.includes(part),
    );
  if (isKept) return ok(`Cookies of ${origin} arrive unchanged${isHttps ? ', and only on https' : ''}.`);
  return problem(
    `Cookies of ${origin} don’t arrive as the server sets them${cookie === undefined ? `: it answers with ${status} and no cookie` : ''}.`,
    'Have the proxy pass on Set-Cookie unchanged, with Secure, HttpOnly, SameSite and Path.',
  );
}
