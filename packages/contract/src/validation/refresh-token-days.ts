import { z } from 'zod';

/** Lifetime of a refresh token in days, 1 to 90 (VAL-10). */
export const refreshTokenDays = z.number().int().min(1).max(90);
