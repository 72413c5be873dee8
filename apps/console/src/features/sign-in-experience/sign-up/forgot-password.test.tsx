// @vitest-environment happy-dom
import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getInboxState } from '@gatehouse/contract/connectors/inbox-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { createApp, startEnglish } from '../../../../test/console.tsx';
import { keyOf } from '../../../app/api/keys.ts';
import { createQueryClient } from '../../../app/api/query-client.ts';
import { AppProvider } from '../../../app/app-context.ts';
import { useEndpointForm } from '../../../parts/form-state.ts';
import { ForgotPassword } from './forgot-password.tsx';

beforeAll(startEnglish);

const { signIn } = defaultSignInExperience;

function Settings() {
  const form = useEndpointForm(updateSignInExperience, { signIn, forgotPasswordMethods: [] });
  return (
    <>
      <ForgotPassword form={form} />
      <output>{JSON.stringify(form.watch('forgotPasswordMethods'))}</output>
    </>
  );
}

it('takes up the way for a forgotten password that is suggested, on a press, and then suggests none', async () => {
  const client = createQueryClient(() => undefined);
  client.setQueryData(keyOf(listConnectors, {}), []);
  client.setQueryData(keyOf(getInboxState, {}), { isEnabled: true, email: true, sms: true });
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <AppProvider value={createApp()}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Routes>
            <Route element={<Outlet context={{ experience: defaultSignInExperience }} />}>
              <Route path="*" element={<Settings />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppProvider>,
  );
  const findButton = () =>
    [...place.querySelectorAll('button')].find((each) => each.textContent === 'Use e-mail');
  await expect.poll(findButton).toBeDefined();
  findButton()?.click();
  await expect.poll(() => place.querySelector('output')?.textContent).toBe('["EmailVerificationCode"]');
  expect(findButton()).toBeUndefined();
});
