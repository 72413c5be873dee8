import * as api from '@gatehouse/contract/dashboard/endpoints';
import { dayOf } from '../../audit/usage.ts';
import { implement } from '../../web/implement.ts';
import { readAttention } from './attention-store.ts';
import * as store from './dashboard-store.ts';
import { readSignIns } from './sign-ins-store.ts';

export const routes = [
  implement(api.getTotalUsers, async (ctx) => ({ totalUserCount: await store.countUsers(ctx.db) })),
  implement(api.getNewUsers, (ctx) => store.countNewUsers(ctx.db, ctx.now)),
  implement(api.getActiveUsers, (ctx, { query }) =>
    store.readActiveUsers(ctx.db, query.date ?? dayOf(ctx.now)),
  ),
  implement(api.getSignIns, (ctx, { query }) => readSignIns(ctx.db, query.date ?? dayOf(ctx.now))),
  implement(api.getAttention, (ctx) => readAttention(ctx)),
  implement(api.listLockedAccounts, (ctx, { query }) => store.listLockedAccounts(ctx.db, query, ctx.now)),
];
