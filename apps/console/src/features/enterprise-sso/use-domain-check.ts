import { emailDomain, isPublicDomain } from '@gatehouse/contract/sso-connectors/domains';
import { useTranslation } from 'react-i18next';

/** Returns the problems of domains by position, with the server's rules. */
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
