import type { ApplicationType } from '@gatehouse/contract/applications/applications';
import type { Ctx } from '../../runtime/ctx.ts';

/** An application that is tested. */
export interface TestedApplication {
  id: string;
  name: string;
  type: ApplicationType;
  isThirdParty: boolean;
  /** Only the users of its list may use it (ADR 154). */
  isLimited: boolean;
}

/** Reads it as it is now. */
export const findTestedApplication = (
  { runtime, tenant }: Pick<Ctx, 'runtime' | 'tenant'>,
  id: string,
): Promise<TestedApplication | undefined> =>
  runtime.database
    .for(tenant.id)
    .selectFrom('applications')
    .select(['id', 'name', 'type', 'isThirdParty', 'appLevelAccessControlEnabled as isLimited'])
    .where('id', '=', id)
    .executeTakeFirst();
