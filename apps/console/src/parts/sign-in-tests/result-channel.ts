import type { SignInTestResult } from '@gatehouse/contract/sign-in-tests/sign-in-tests';

/** What the windows of a test say to each other. The ID is known to both alone. */
type Said = { id: string; result: SignInTestResult } | { id: string; isShown: true };

/**
 * Only windows of this origin hear it, and nothing is stored. The window that opened the test can't be told directly: the page of a provider can
 * cut the two off from each other (`Cross-Origin-Opener-Policy`).
 */
const openChannel = (id: string): BroadcastChannel => new BroadcastChannel(`console:sign-in-test:${id}`);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, it is of this origin
const say = (channel: BroadcastChannel, said: Said): void => channel.postMessage(said);

/** Tells the window that started the test how it ended. Calls back once that one shows it. */
export function announceResult(result: SignInTestResult, onShown: () => void): () => void {
  const channel = openChannel(result.id);
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => 'isShown' in data && onShown());
  say(channel, { id: result.id, result });
  return () => channel.close();
}

/** Calls back with the result of a test, and tells its window that it is shown here. */
export function onResult(id: string, react: (result: SignInTestResult) => void): () => void {
  const channel = openChannel(id);
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (!('result' in data) || data.id !== id) return;
    react(data.result);
    say(channel, { id, isShown: true });
  });
  return () => channel.close();
}
