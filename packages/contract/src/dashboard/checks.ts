import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { activeUsers, attention, day, lockedAccount, newUsers, signIns, totalUsers } from './dashboard.ts';

/** The last day of the periods; today by default. */
const query = z.object({ date: day.optional() });

export const getTotalUsers = checks({ summary: 'Get the number of users', output: totalUsers });

export const getNewUsers = checks({
  summary: 'Get how many users were created today and in the last 7 days, by UTC days',
  output: newUsers,
});

export const getActiveUsers = checks({
  summary: 'Get daily, weekly and monthly active users, by UTC days',
  query,
  output: activeUsers,
});

export const getSignIns = checks({
  summary: 'Get the sign-ins of 30 UTC days by result, application and factor',
  query,
  output: signIns,
});

export const listLockedAccounts = checks({
  summary: 'List users who can’t sign in for now, after too many failed attempts',
  output: lockedAccount,
});

export const getAttention = checks({
  summary:
    'Get connectors and webhooks that fail, secrets and certificates that expire within 30 days, and the last changes',
  output: attention,
});
