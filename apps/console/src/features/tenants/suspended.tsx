import { listTenants } from '@gatehouse/contract/tenants/endpoints';
import type { CloudTenant } from '@gatehouse/contract/tenants/tenants';
import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { Anchor } from '@gatehouse/ui/controls/link';
import { Banner } from '@gatehouse/ui/states/banner';
import { StateBlock } from '@gatehouse/ui/states/state-block';
import { ChevronRight, PauseCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useApp } from '../../app/app-context.ts';
import { PaymentButton } from '../../parts/billing/payment-button.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { writePrice } from '../../parts/plans/numbers.ts';
import { isOverdue, totalDue } from '../../parts/plans/status.ts';
import './start.css';

/**
 * Instead of everything of a suspended tenant (LAY-14, LAY-15). Its members get to their other tenants, and out; who manages it can pay what is
 * unpaid (OPEN-62).
 */
export function Suspended({ tenant }: { tenant: CloudTenant }) {
  const { t } = useTranslation();
  const { auth, config } = useApp();
  const { data: tenants = [] } = useApi(listTenants, {});
  const others = tenants.filter(({ id, isSuspended }) => id !== tenant.id && !isSuspended);
  const title = t('tenants.suspended.title', { name: tenant.name });
  return (
    <main className="tenants-start">
      <DocumentTitle>{title}</DocumentTitle>
      <h1 className="ui-hidden">{title}</h1>
      <StateBlock
        icon={<PauseCircle />}
        title={title}
        action={
          <>
            {config.contactUrl !== null && (
              <ButtonLink href={config.contactUrl} external>
                {t('tenants.suspended.contact')}
              </ButtonLink>
            )}
            <Button variant="ghost" onClick={() => void auth.signOut()}>
              {t('app.menu.signOut')}
            </Button>
          </>
        }
      >
        <p>{t('tenants.suspended.users')}</p>
        <p>{t('tenants.suspended.administrators')}</p>
      </StateBlock>
      {isOverdue(tenant) && <Unpaid tenant={tenant} />}
      {others.length > 0 && (
        <section className="tenants-others" aria-labelledby="other-tenants">
          <h2 id="other-tenants">{t('tenants.suspended.others')}</h2>
          <ul>
            {others.map(({ id, name }) => (
              <li key={id}>
                <Anchor href={`/${id}`}>
                  <span>{name}</span>
                  <ChevronRight aria-hidden="true" />
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

/** What is unpaid, which only managers know. Paying may be what lifts the suspension. */
function Unpaid({ tenant }: { tenant: CloudTenant }) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="danger"
      title={t('plans.overdue.text', {
        count: tenant.openInvoices.length,
        name: tenant.name,
        total: writePrice(totalDue(tenant)),
      })}
      action={<PaymentButton />}
    >
      {t('tenants.suspended.pay')}
    </Banner>
  );
}
