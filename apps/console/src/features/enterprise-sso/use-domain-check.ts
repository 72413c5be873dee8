import { emailDomain, isPublicDomain } from '@gatehouse/contract/sso-connectors/domains';
import { useTranslation } from 'react-i18next';

/** Says in the person's language what is wrong with domains, by position; the rules are the server's. */
export function useDomainCheck(): (domains: readonly string[]) => Record<number, string> {
  const { t } = useTranslation();
  return (domains) => {
    const parsed = domains.map((domain) => emailDomain.safeParse(domain).data);
    return Object.fromEntries(
      parsed.flatMap((domain, index) => {
        if (domain === undefined) return [[index, t('enterpriseSso.people.problems.invalid')]];
        if (isPublicDomain(domain)) return [[index, t('enterpriseSso.people.problems.public')]];
        if (parsed.indexOf(domain) !== index) return [[index, t('enterpriseSso.people.problems.twice')]];
        return [];
      }),
    );
  };
}
