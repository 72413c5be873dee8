// @vitest-environment happy-dom
import { listUserMfaVerifications } from '@gatehouse/contract/mfa/endpoints';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { User } from '@gatehouse/contract/users/users';
import '@gatehouse/ui/overlays/dialog-frame';
import { UiProvider } from '@gatehouse/ui/layout/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createApp, startEnglish } from '../../../test/console.tsx';
import { keyOf } from '../../app/api/keys.ts';
import { createQueryClient } from '../../app/api/query-client.ts';
import { AppProvider } from '../../app/app-context.ts';
import { useUnlinking } from './use-unlinking.ts';

const code = { identifier: 'email', password: false, verificationCode: true, isPasswordPrimary: false };
const experience = { ...defaultSignInExperience, signIn: { methods: [code] }, singleSignOnEnabled: true };
const user = { id: 'one', primaryEmail: 'ada@bücher.example', hasPassword: false } as User;
const linked = { name: 'GitHub', target: 'github', unlink: async () => undefined };
let root: Root;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await startEnglish();
});
beforeEach(() => {
  // Cached data is read again in the background.
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Page({ companies }: { companies: Parameters<typeof useUnlinking>[2] }) {
  const ask = useUnlinking(user, [linked], companies);
  return <button onClick={() => void ask(linked)}>unlink</button>;
}

const nothingLeft = 'The user has no other sign-in method';
const codeLeft = 'The user can still sign in with an email code';
it.each([
  ['nothing while the enterprise connectors are loading', undefined, undefined],
  ['a code for an email address of no company', [{ isReady: true, domains: ['example.com'] }], codeLeft],
  [
    'a code if the company’s connector is not set up',
    [{ isReady: false, domains: ['bücher.example'] }],
    codeLeft,
  ],
  [
    'no code for an email address of a company',
    [{ isReady: true, domains: ['xn--bcher-kva.example'] }],
    nothingLeft,
  ],
])('shows the remaining sign-in method: %s', async (_what, companies, expected) => {
  const client = createQueryClient(() => undefined);
  client.setQueryData(keyOf(getSignInExperience, {}), experience);
  client.setQueryData(keyOf(listUserMfaVerifications, { params: { userId: user.id } }), []);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <AppProvider value={createApp()}>
        <QueryClientProvider client={client}>
          <UiProvider locale="en">
            <Page companies={companies} />
          </UiProvider>
        </QueryClientProvider>
      </AppProvider>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  const text = document.body.textContent ?? '';
  expect(text).toContain('Unlink');
  expect([nothingLeft, codeLeft].filter((words) => text.includes(words))).toEqual(expected ? [expected] : []);
});
