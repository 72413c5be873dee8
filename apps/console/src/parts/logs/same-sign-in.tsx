import type { AuditLog } from '@gatehouse/contract/audit-logs/audit-logs';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { listTenantLogs } from '@gatehouse/contract/audit-logs/tenant-endpoints';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Link } from '@gatehouse/ui/controls/link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/api/use-list.ts';
import { useTenantId } from '../../app/tenant.ts';
import { labelStep } from './event.ts';
import { useErrorText } from './use-error-text.ts';
import './logs.css';

/** A sign-in has about ten entries. The filter “same sign-in” shows all of a longer one. */
const most = 50;

/** The entries of the same sign-in, from the first to the last. */
export function SameSignIn({
  traceId,
  current,
  hrefOf,
  isOfAdministrators,
}: {
  traceId: string;
  current: string;
  hrefOf: (id: string) => string;
  isOfAdministrators: boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  const tenantId = useTenantId() ?? '';
  const query = { traceId, page_size: most };
  const ofTenant = useList(listAuditLogs, { query }, { enabled: !isOfAdministrators });
  const ofAdministrators = useList(
    listTenantLogs,
    { params: { tenantId }, query },
    { enabled: isOfAdministrators },
  );
  const { data } = isOfAdministrators ? ofAdministrators : ofTenant;
  const steps = data?.items.toReversed() ?? [];
  if (steps.length < 2) return null;
  return (
    <section className="log-part" aria-labelledby={id}>
      <h3 id={id}>{t('auditLogs.details.trace')}</h3>
      <ol className="log-trail">
        {steps.map((step) => (
          <Step key={step.id} step={step} href={hrefOf(step.id)} isCurrent={step.id === current} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, href, isCurrent }: { step: AuditLog; href: string; isCurrent: boolean }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { key, payload, createdAt } = step;
  const reason = useErrorText(payload);
  const label = labelStep(t, key);
  const isFailed = payload.result === 'Error';
  return (
    <li>
      <time dateTime={new Date(createdAt).toISOString()}>
        {new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(createdAt)}
      </time>
      <span>
        <Link href={href} variant="quiet" aria-current={isCurrent ? 'true' : undefined}>
          {isFailed ? t('auditLogs.failedStep', { step: label }) : label}
        </Link>
        {isFailed && reason && <span className="log-reason">{reason}</span>}
      </span>
    </li>
  );
}
