import { Refusal } from './client.ts';

/** How long a page that was asked for may take to come before this one can be used again. */
const patience = 15_000;

/** Goes to another page. The promise stays open while the browser leaves; if it does not, that is an error like an answer that never came. */
export function leaveFor(address: string): Promise<never> {
  location.assign(address);
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Refusal({ code: 'network', message: '' })), patience);
  });
}
