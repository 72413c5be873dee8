import { Refusal } from './refusal.ts';

/** Milliseconds after which the page can be used again if the other one hasn't loaded. */
const timeout = 15_000;

/** Opens another page. Stays pending while the browser navigates; rejects with a network error if it doesn't. */
export function redirectTo(url: string): Promise<never> {
  location.assign(url);
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Refusal({ code: 'network' })), timeout);
  });
}
