import type { AuditLog } from '@gatehouse/contract/audit-logs/audit-logs';
import { useTranslation } from 'react-i18next';
import { ruleOfCode } from './rules.ts';
import { SettingLink } from './setting-link.tsx';

/** Of a refusal in the audit log: the rule that refused, its setting, and the change that made it. Nothing if the attempt alone decided. */
export function RefusalRule({ log: { payload, createdAt } }: { log: AuditLog }) {
  const { t } = useTranslation();
  const { error, userId, applicationId, actor } = payload;
  const { code, message } = typeof error === 'string' ? { code: error, message: undefined } : (error ?? {});
  const rule = typeof code === 'string' ? ruleOfCode(code, message) : undefined;
  if (!rule || actor === 'administrator') return null;
  return (
    <div className="explained-rule">
      <span>{t(`explanations.rules.${rule}`)}</span>
      <SettingLink rule={rule} userId={userId} applicationId={applicationId} before={createdAt} />
    </div>
  );
}
