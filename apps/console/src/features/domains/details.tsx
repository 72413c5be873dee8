import type { Domain } from '@gatehouse/contract/domains/domains';
import {
  deleteDomain,
  getDomain,
  listPasskeyUsers,
  updateDomain,
} from '@gatehouse/contract/domains/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Badge } from '@gatehouse/ui/data/badge';
import { IconTile } from '@gatehouse/ui/layout/page-header';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callList } from '../../app/api/list.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import { domainsPath } from '../../app/tenant.ts';
import type { Removal } from '../../parts/pages/use-deletion.ts';
import { DetailsPage } from '../../parts/pages/details-page.tsx';
import { CheckAgain } from './check-again.tsx';
import { Explanation } from './explanation.tsx';
import { DomainStatus } from './status.tsx';
import { useMayChange } from './use-may-change.ts';

/** One domain. Opening it checks its DNS records. */
export function Component() {
  const { t } = useTranslation();
  const { config } = useApp();
  const describeRemoval = useRemoval();
  const mayChange = useMayChange();
  return (
    <DetailsPage
      endpoint={getDomain}
      list={{ path: domainsPath(config.edition), label: t('domains.title') }}
      name={({ domain }) => domain}
      renderIcon={() => (
        <IconTile>
          <Globe />
        </IconTile>
      )}
      facts={(domain) => [
        <DomainStatus key="status" {...domain} />,
        domain.isPrimary && (
          <Badge key="primary" tone="accent">
            {t('domains.primary')}
          </Badge>
        ),
      ]}
      renderActions={(domain) => (
        <>
          {mayChange && domain.status === 'Active' && <Primary {...domain} />}
          <CheckAgain {...domain} />
        </>
      )}
      renderAbove={(domain) => <Explanation {...domain} />}
      tabs={[
        { path: 'dns', label: t('domains.tabs.dns') },
        { path: 'verification-files', label: t('domains.tabs.files') },
      ]}
      removal={mayChange ? describeRemoval : undefined}
    />
  );
}

/** Whether links of administrators lead to the domain. */
function Primary({ id, domain, isPrimary }: Domain) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { save } = useSave(updateDomain);
  const key = isPrimary ? 'noPrimary' : 'makePrimary';
  const ask = () =>
    confirm({
      title: t(`domains.${key}.title`, { domain }),
      body: t(`domains.${key}.text`, { domain }),
      confirmLabel: t(`domains.${key}.action`),
      action: () => save({ params: { id }, body: { isPrimary: !isPrimary } }),
    });
  return <Button onClick={() => void ask()}>{t(`domains.${key}.action`)}</Button>;
}

/** How many users are named whose only passkey is of the domain. */
const mostNamed = 5;

function useRemoval(): (domain: Domain) => Removal {
  const { t } = useTranslation();
  const { api } = useApp();
  const { save } = useSave(deleteDomain);
  return ({ id, domain }) => ({
    label: t('domains.delete.action'),
    title: t('domains.delete.title', { domain }),
    text: t('domains.delete.text'),
    async consequences() {
      const query = { page_size: mostNamed };
      const { items, total } = await callList(api, listPasskeyUsers, { params: { id }, query });
      if (total === 0) return [];
      const names = items
        .map((user) => user.name ?? user.username ?? user.primaryEmail ?? user.primaryPhone ?? user.id)
        .join(', ');
      const listed = total > items.length ? t('domains.delete.more', { names }) : names;
      return [t('domains.delete.users', { count: total, names: listed })];
    },
    remove: () => save({ params: { id } }),
  });
}
