import type { AccessRule } from '@gatehouse/contract/explanations/access';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { Link } from '@gatehouse/ui/controls/link';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/api/use-list.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { settingOf, type RuleSetting } from './rules.ts';
import './rules.css';

interface Whose {
  userId?: string | undefined;
  applicationId?: string | undefined;
  /** The last change before this time, in milliseconds; of all without. */
  before?: number | undefined;
}

/** Links to the setting behind a rule, and to its last change in the audit log. */
export function SettingLink({ rule, ...whose }: Whose & { rule: AccessRule }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const setting = settingOf(rule, whose);
  if (!setting) return null;
  return (
    <span className="explained-links">
      <Link href={path(setting.path)}>{t(`explanations.fix.${setting.label}`)}</Link>
      {setting.logKey && <LastChange setting={setting} {...whose} />}
    </span>
  );
}

function LastChange({ setting, before, ...whose }: Whose & { setting: RuleSetting }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const locale = useLocale();
  const { logKey, of } = setting;
  const isAllowed = useCan(listAuditLogs.permission);
  const query = {
    logKey,
    result: 'Success',
    page_size: 20,
    ...(before !== undefined && { end_time: String(before) }),
  };
  const { data } = useList(listAuditLogs, { query }, { enabled: isAllowed && logKey !== undefined });
  const wanted = of === 'user' ? whose.userId : whose.applicationId;
  const entry = data?.items.find(
    ({ payload: { params = {} } }) =>
      of === undefined || Object.values<unknown>(params).some((value) => value === wanted),
  );
  if (!entry) return null;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Link href={path(`/audit-logs/${entry.id}`)}>
      {t('explanations.change', { time: time.format(entry.createdAt) })}
    </Link>
  );
}
