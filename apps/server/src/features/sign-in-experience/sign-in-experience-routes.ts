import { uploadCustomUi as uploadCustomUiEndpoint } from '@gatehouse/contract/sign-in-experience/custom-ui-endpoints';
import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import { implement } from '../../web/implement.ts';
import { uploadCustomUi } from './custom-ui/upload-custom-ui.ts';
import { describePublicly, updateSignInExperience } from './sign-in-experience-service.ts';
import { countLockedOut } from './locked-out.ts';
import { findUsernameConflicts } from '../../users/username-case.ts';
import { readSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { countTouchedByMfa } from './touched-by-mfa.ts';

export const routes = [
  implement(api.getSignInExperience, (ctx) => readSignInExperience(ctx.db, ctx.tenant.id)),

  implement(api.updateSignInExperience, (ctx, { body, query }) =>
    updateSignInExperience(ctx, body, { removesDemos: query.removeUnusedDemoSocialConnector }),
  ),

  implement(api.findUsernameConflicts, (ctx, { query }) => findUsernameConflicts(ctx.db, query.limit)),

  implement(uploadCustomUiEndpoint, (ctx, { file }) => uploadCustomUi(ctx, file)),

  implement(api.getPublicSignInExperience, (ctx, { query }) => describePublicly(ctx, query)),

  implement(api.getPublicExperience, (ctx, { query }) => describePublicly(ctx, query)),

  implement(api.countUsersTouchedByMfa, (ctx, { body }) => countTouchedByMfa(ctx.db, ctx.tenant.id, body)),

  implement(api.countLockedOutUsers, async (ctx, { body }) => ({
    total: await countLockedOut(ctx.db, ctx.tenant.id, body),
  })),
];
