import { prepared } from '../database/scoped.ts';
import type { ScriptKind } from '../database/tables/scripts.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Whom and what a script is run for. */
export interface ScriptSubject {
  kind: ScriptKind;
  clientId?: string;
  accountId?: string;
  organizationId?: string;
}

interface ContextRow {
  context: {
    /** Of the script's settings now; null if there is none. */
    revision: string | null;
    user: object | null;
    application: object | null;
    organization: object | null;
  };
}

const statement = prepared(
  'select gatehouse_script_context_v1(gatehouse_tenant(), $1, $2, $3, $4) as context',
);

/** What a script is told about a token's user, application and organization, in one statement; and the revision of its settings. */
export async function readClaimsContext(
  runtime: Runtime,
  tenantId: string,
  { kind, clientId, accountId, organizationId }: ScriptSubject,
): Promise<{ revision: string | null; context: object }> {
  const values = [kind, clientId ?? null, accountId ?? null, organizationId ?? null];
  const [row] = await runtime.database.prepared<ContextRow>(statement, tenantId, values);
  const { revision = null, user, application, organization } = row?.context ?? {};
  return {
    revision,
    context: {
      ...(user && { user }),
      ...(application && { application }),
      ...(organization && { organization }),
    },
  };
}
