// @vitest-environment happy-dom
import { sentinelAction } from '@gatehouse/contract/sign-in/sentinel';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { mfaFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { texts } from '@gatehouse/phrases/console/en';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useEndpointForm } from '../../parts/forms/form-state.ts';
import { Factors } from './factors.tsx';

function Settings() {
  return <Factors form={useEndpointForm(updateSignInExperience, { mfa: defaultSignInExperience.mfa })} />;
}

it('offers every second factor of the contract, each with a label', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <MemoryRouter>
      <Settings />
    </MemoryRouter>,
  );
  await expect.poll(() => place.querySelectorAll('input[type=checkbox]').length).toBe(mfaFactors.length);
  const { options, help } = texts.mfa.factors;
  for (const said of [options, help]) expect(Object.keys(said).toSorted()).toEqual(mfaFactors.toSorted());
  expect(Object.keys(texts.users.blocks.actions).toSorted()).toEqual(sentinelAction.options.toSorted());
});
