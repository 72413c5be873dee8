import { z } from 'zod';

/** Days that a refresh token can be valid for (VAL-10, CONST-14). */
export const refreshTokenDayCount = { least: 1, usual: 14, most: 90 } as const;

/** Lifetime of a refresh token in days (VAL-10). */
export const refreshTokenDays = z
  .number()
  .int()
  .min(refreshTokenDayCount.least)
  .max(refreshTokenDayCount.most);
