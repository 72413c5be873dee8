import { applicationErrors } from '@gatehouse/contract/applications/applications';
import * as api from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import {
  type ApplicationSignInExperience,
  type ApplicationSignInExperienceSettings,
  emptySignInExperience,
} from '@gatehouse/contract/applications/sign-in-experience';
import { entityErrors } from '@gatehouse/contract/errors';
import { sql } from 'kysely';
import type { Ctx } from '../../runtime/ctx.ts';
import { implement } from '../../web/implement.ts';
import { fail, found, withConstraints } from '../../lib/fail.ts';
import * as store from './applications-store.ts';

const toExperience = (
  { tenant }: Ctx,
  applicationId: string,
  settings: Partial<ApplicationSignInExperienceSettings>,
): ApplicationSignInExperience => ({
  tenantId: tenant.id,
  applicationId,
  ...emptySignInExperience,
  ...settings,
});

const constraints = { application_sign_in_experiences_application: entityErrors.notFound };

export const routes = [
  implement(api.getApplicationSignInExperience, async (ctx, { params: { applicationId } }) => {
    found(await store.getApplication(ctx.db, applicationId), entityErrors.notFound);
    const row = await ctx.db
      .selectFrom('applicationSignInExperiences')
      .select('settings')
      .where('applicationId', '=', applicationId)
      .executeTakeFirst();
    return toExperience(ctx, applicationId, ctx.found(row, entityErrors.notFound).settings);
  }),

  implement(api.putApplicationSignInExperience, async (ctx, { params: { applicationId }, body }) => {
    const { type } = found(await store.getApplication(ctx.db, applicationId), entityErrors.notFound);
    if (type === 'MachineToMachine') fail(applicationErrors.invalidType);
    const settings = JSON.stringify(body);
    const row = await withConstraints(constraints, () =>
      ctx.db
        .insertInto('applicationSignInExperiences')
        .values({ applicationId, settings })
        .onConflict((is) =>
          is
            .columns(['tenantId', 'applicationId'])
            .doUpdateSet({ settings: sql`application_sign_in_experiences.settings || ${settings}::jsonb` }),
        )
        .returning('settings')
        .executeTakeFirstOrThrow(),
    );
    return toExperience(ctx, applicationId, row.settings);
  }),
];
