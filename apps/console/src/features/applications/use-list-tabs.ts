import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';

const paths = {
  mine: '/applications',
  thirdParty: '/applications/third-party-applications',
  registration: '/applications/registration',
} as const;
type ListTab = keyof typeof paths;

const tabs: readonly ListTab[] = ['mine', 'thirdParty', 'registration'];

/** The tabs of the page of applications. */
export function useListTabs(current: ListTab) {
  const { t } = useTranslation();
  const path = useTenantPath();
  return tabs.map((key) => ({
    key,
    label: t(`applications.lists.${key}`),
    href: path(paths[key]),
    current: key === current,
  }));
}
