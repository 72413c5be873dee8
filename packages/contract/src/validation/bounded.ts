import { z } from 'zod';

/**
 * A text of at most so many characters, which everything that checks more than its length begins with: one that is too long is refused before
 * anything else looks at it (attacks: a text that takes seconds to check). zod goes on after `max` unless it is told to stop.
 */
export const bounded = (maximum: number) => z.string().max(maximum, { abort: true });
