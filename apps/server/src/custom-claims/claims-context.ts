import { prepared } from '../database/scoped.ts';
import type { ScriptKind } from '../database/tables/scripts.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Whom and what a script is run for. */
export interface ScriptSubject {
  kind: ScriptKind;
  clientId?: string;
  accountId?: string;
  organizationId?: string;
  /** The session that a token belongs to. */
  sessionUid?: string | undefined;
}

interface ContextRow {
  context: {
    /** Of the script's settings now; null if there is none. */
    revision: string | null;
    user: object | null;
    application: object | null;
    organization: object | null;
    /** The sign-in that created the session. */
    interaction: object | null;
  };
}

const statement = prepared(
  'select gatehouse_script_context_v1(gatehouse_tenant(), $1, $2, $3, $4, $5) as context',
);

/** What a script is told about a token's user, application, organization and sign-in, in one statement; and the revision of its settings. */
export async function readClaimsContext(
  runtime: Runtime,
  tenantId: string,
  { kind, clientId, accountId, organizationId, sessionUid }: ScriptSubject,
): Promise<{ revision: string | null; context: object }> {
  const values = [kind, clientId, accountId, organizationId, sessionUid].map((value) => value ?? null);
  const [row] = await runtime.database.prepared<ContextRow>(statement, tenantId, values);
  const { revision = null, user, application, organization, interaction } = row?.context ?? {};
  return {
    revision,
    context: {
      ...(user && { user }),
      ...(application && { application }),
      ...(organization && { organization }),
      ...(interaction && { interaction }),
    },
  };
}
