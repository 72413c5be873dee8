import * as api from '@gatehouse/contract/account/endpoints';
import * as grant from '@gatehouse/contract/account/grant-endpoints';
import * as me from '@gatehouse/contract/me/endpoints';
import { type Ctx, queriesOf } from '../../runtime/ctx.ts';
import { getUser } from '../../users/user-store.ts';
import { on, silent } from '../../web/events.ts';

const idOfCaller = ({ actor }: Ctx): string => ('userId' in actor ? actor.userId : '');
const caller = { userId: { says: 'the caller', pick: (_made: object, ctx: Ctx) => idOfCaller(ctx) } };

export const events = [
  on(api.verifyOwnPassword, { audit: 'User.Verification.Password' }),
  on(api.changeOwnPassword, {
    audit: 'User.Password.Updated',
    webhooks: [
      {
        event: 'User.Data.Updated',
        ids: caller,
        data: { says: 'the user', pick: (_made, ctx) => getUser(queriesOf(ctx), idOfCaller(ctx)) },
      },
      {
        event: 'User.Session.Ended',
        ids: caller,
        data: {
          says: '`sessionId: null`, all sessions except the caller’s',
          pick: () => ({ sessionId: null }),
        },
      },
    ],
  }),
  on(grant.endOwnGrant, { audit: 'User.Grant.Ended' }),

  // Administrators' own accounts are in the admin tenant, which has no webhooks.
  on(me.updateMe, { audit: 'User.Data.Updated' }),
  silent(me.updateMyCustomData, 'It stores an administrator’s own preferences in the console.'),
];
