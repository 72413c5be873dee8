// @vitest-environment happy-dom
import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getInboxState } from '@gatehouse/contract/connectors/inbox-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import {
  defaultSignInExperience,
  type SignInExperienceSettings,
} from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { createApp, startEnglish } from '../../../../test/console.tsx';
import { keyOf } from '../../../app/api/keys.ts';
import { createQueryClient } from '../../../app/api/query-client.ts';
import { AppProvider } from '../../../app/app-context.ts';
import { useEndpointForm } from '../../../parts/forms/form-state.ts';
import { ForgotPassword } from './forgot-password.tsx';

beforeAll(startEnglish);

type Change = Partial<Pick<SignInExperienceSettings, 'signUp' | 'forgotPasswordMethods'>>;
type Sending = Record<'email' | 'sms', boolean>;

function Settings({ stored }: { stored: Change }) {
  const { signIn, forgotPasswordMethods } = defaultSignInExperience;
  const form = useEndpointForm(updateSignInExperience, { signIn, forgotPasswordMethods, ...stored });
  return (
    <>
      <ForgotPassword form={form} />
      <output>{JSON.stringify(form.watch('forgotPasswordMethods'))}</output>
      <output>{Object.keys(form.formState.dirtyFields).join()}</output>
    </>
  );
}

/** Renders it with or without email and SMS connectors. */
function draw(stored: Change, { email, sms }: Sending) {
  const client = createQueryClient(() => undefined);
  client.setQueryData(keyOf(listConnectors, {}), []);
  client.setQueryData(keyOf(getInboxState, {}), { isEnabled: true, email, sms });
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <AppProvider value={createApp()}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Routes>
            <Route element={<Outlet context={{ experience: { ...defaultSignInExperience, ...stored } }} />}>
              <Route path="*" element={<Settings stored={stored} />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppProvider>,
  );
  return {
    place,
    findButton: () => [...place.querySelectorAll('button')].find((each) => each.textContent === 'Use email'),
    read: () => [...place.querySelectorAll('output')].map(({ textContent }) => textContent),
    findChoice: () => place.querySelector('select')?.selectedOptions[0]?.textContent,
    choose(value: string) {
      const select = place.querySelector('select');
      if (select) select.value = value;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}
const both = { email: true, sms: true };

it('a button sets the suggested channel for password reset, and the suggestion disappears', async () => {
  const { findButton, read } = draw({ forgotPasswordMethods: [] }, both);
  await expect.poll(() => findButton()).toBeDefined();
  findButton()?.click();
  await expect.poll(() => read()[0]).toBe('["EmailVerificationCode"]');
  expect(findButton()).toBeUndefined();
});

it.each<[string, Sending]>([
  ['Currently: email address or phone number.', both],
  ['Currently: email address.', { email: true, sms: false }],
  ['Currently: phone number.', { email: false, sms: true }],
  ['No connector can send codes', { email: false, sms: false }],
])(
  'wire A2: shows for null that all channels are used, and which are available: %s',
  async (text, sending) => {
    const { place, findChoice, findButton, read, choose } = draw({ forgotPasswordMethods: null }, sending);
    await expect.poll(() => place.textContent).toContain(text);
    expect(findChoice()).toBe('All configured channels');
    expect(findButton()).toBeUndefined();
    // Only a change is sent, and it can be reverted.
    expect(read()).toEqual(['null', '']);
    for (const [choice, methods, changed] of [
      ['off', '[]', 'forgotPasswordMethods'],
      ['all', 'null', ''],
    ] as const) {
      choose(choice);
      await expect.poll(read).toEqual([methods, changed]);
    }
  },
);

it('wire A1: shows problems of changes before other problems', async () => {
  const signUp = { identifiers: ['email' as const], password: true, verify: true };
  const problem = 'No connector can send these codes.';
  // The connector was deleted after email sign-up was saved.
  const { place, findChoice, choose } = draw({ signUp }, { email: false, sms: false });
  await expect.poll(findChoice).toBe('All configured channels');
  expect(place.textContent).not.toContain(problem);
  choose('phone');
  await expect.poll(() => place.textContent).toContain(problem);
});
