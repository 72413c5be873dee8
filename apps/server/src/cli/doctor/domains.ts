import { findRecords, targetHost, txtName, txtValue } from '../../domains/records.ts';
import { probe } from '../../domains/probe.ts';
import { type Check, counted, hint, ok, problem, type Site, skipped } from './check.ts';

/** One after another would take too long for more. */
const most = 20;

interface Domain {
  tenant: string;
  domain: string;
  token: string;
  challenge: string;
}

/** Whether custom domains that users sign in at still lead here. */
export const domains: Check = {
  name: 'custom domains',
  needs: 'database',
  async run(site) {
    const { database } = site;
    if (!database) return [];
    const [row] = await database.rows<{ there: boolean }>(
      `select to_regclass('domains') is not null as there`,
    );
    if (!row?.there) return [skipped('Not checked, because the database isn’t set up yet.')];
    const found = await database.rows<Domain>(
      `select tenant_id as tenant, domain, token, challenge from domains where status in ('Active', 'PendingSsl') order by checked_at nulls first limit ${most + 1}`,
    );
    if (found.length === 0) return [ok('No custom domain is in use.')];
    const results = (
      await Promise.all(found.slice(0, most).map((domain) => checkDomain(site, domain)))
    ).flat();
    const rest =
      found.length > most
        ? [skipped(`There are more custom domains; the ${most} whose last check is the oldest were checked.`)]
        : [];
    const lead =
      results.length === 0
        ? [
            ok(
              `${counted(Math.min(found.length, most), 'custom domain')} leads here.`.replace(
                /(\d+ custom domains) leads/,
                '$1 lead',
              ),
            ),
          ]
        : [];
    return [...lead, ...results, ...rest];
  },
};

async function checkDomain({ settings }: Site, { tenant, domain, token, challenge }: Domain) {
  const [{ txt, address }, probed] = await Promise.all([
    findRecords({ settings }, tenant, { domain, token }),
    probe({ settings }, { domain, challenge }),
  ]);
  const records =
    'The domain is no longer served one day after its records were gone: docs/guides/custom-domains.md.';
  return [
    ...(txt.isMet === false
      ? [
          problem(
            `The TXT record ${txtName(domain)} is missing or has another value.`,
            `Create it with the value ${txtValue(token)}. ${records}`,
          ),
        ]
      : []),
    ...(address.isMet === false && !probed.isOurs
      ? [
          problem(
            `${domain} doesn’t lead to ${targetHost(settings, tenant)}.`,
            `Create the CNAME record ${domain} with the value ${targetHost(settings, tenant)}. ${records}`,
          ),
        ]
      : []),
    ...(txt.isMet === null || address.isMet === null
      ? [
          hint(
            `The DNS records of ${domain} can’t be looked up from here.`,
            'Check that this machine reaches the DNS servers (DOMAINS_DNS).',
          ),
        ]
      : []),
    ...(probed.isOurs || address.isMet !== true
      ? []
      : [problem(probed.reason, 'Mend the proxy: docs/guides/custom-domains.md has its configuration.')]),
  ];
}
