import { edgeErrors, type ErrorDeclaration } from '@gatehouse/contract/errors';
import type { AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The reason of a failure: our own text for administrators, the protocol's error, or the contract's message for the code. */
export function useErrorText({
  error,
  userId,
  scope,
  count,
}: Pick<AuditLogPayload, 'error' | 'userId' | 'scope' | 'count'>): string | undefined {
  const { t } = useTranslation();
  const { code, message, cause } =
    typeof error === 'string' ? { code: error, message: undefined, cause: undefined } : readError(error);
  const [declared, setDeclared] = useState<string>();
  useEffect(() => {
    if (code === undefined || message !== undefined) return undefined;
    let wanted = true;
    void findMessage(code).then((found) => wanted && setDeclared(found));
    return () => {
      wanted = false;
    };
  }, [code, message]);
  // The sign-in pages have one message for both (ADR 7).
  if (code === sessionErrors.invalidCredentials.code)
    return t(`auditLogs.details.reasons.${userId ? 'wrongPassword' : 'unknownAccount'}`);
  if (count !== undefined) return t('auditLogs.details.reasons.refused', { count });
  if (code === 'invalid_redirect_uri') return t('auditLogs.details.reasons.redirectUri');
  if (code === 'invalid_scope' && scope) return t('auditLogs.details.reasons.scope', { scope });
  const reason = message ?? declared;
  return reason && cause ? t('auditLogs.details.reasons.provider', { reason, cause }) : reason;
}

function readError(error: Record<string, unknown> = {}) {
  const read = (name: string): string | undefined => {
    const value = error[name];
    return typeof value === 'string' && value ? value : undefined;
  };
  return { code: read('code'), message: read('message'), cause: read('cause') };
}

/** The errors of the whole contract are large, so they are loaded on demand. */
async function findMessage(code: string): Promise<string | undefined> {
  const { allEndpoints } = await import('@gatehouse/contract/all');
  const declarations: ErrorDeclaration[] = [
    ...allEndpoints.flatMap(({ errors = [] }) => errors),
    ...Object.values(edgeErrors),
  ];
  return declarations.find((declaration) => declaration.code === code)?.message;
}
