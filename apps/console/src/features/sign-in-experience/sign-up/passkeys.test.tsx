// @vitest-environment happy-dom
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useEndpointForm } from '../../../parts/forms/form-state.ts';
import { Passkeys } from './passkeys.tsx';

function Settings() {
  const { signIn, passkeySignIn } = defaultSignInExperience;
  const form = useEndpointForm(updateSignInExperience, { signIn, passkeySignIn });
  const { dirtyFields } = form.formState;
  const change = () => form.setValue('signIn.methods', [], { shouldDirty: true });
  return (
    <>
      <Passkeys form={form} />
      <button onClick={change}>change</button>
      <output>{JSON.stringify(dirtyFields)}</output>
    </>
  );
}

it('[PROD-04 part] does not count the passkey switch of a new tenant as changed', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <MemoryRouter>
      <Settings />
    </MemoryRouter>,
  );
  await expect.poll(() => place.querySelector('button')).not.toBeNull();
  place.querySelector('button')?.click();
  await expect.poll(() => place.querySelector('output')?.textContent).toContain('signIn');
  expect(place.querySelector('output')?.textContent).not.toContain('passkeySignIn');
});
