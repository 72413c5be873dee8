import { z } from 'zod';

/**
 * A text with a maximum length, to be checked before anything else: a text that is too long is rejected before slower checks run (attacks: a
 * text that takes seconds to check). By default, zod would continue after `max`.
 */
export const bounded = (maximum: number) => z.string().max(maximum, { abort: true });
