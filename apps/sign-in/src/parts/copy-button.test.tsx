// @vitest-environment happy-dom
import { en } from '@gatehouse/phrases/sign-in/en';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createTexts, TextsProvider } from '../texts.tsx';
import { CopyButton } from './copy-button.tsx';

it('copies the text and confirms it to screen readers', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <TextsProvider value={createTexts({ language: 'en', direction: 'ltr', texts: en })}>
      <CopyButton text="JBSWY3DPEHPK3PXP" />
    </TextsProvider>,
  );
  await expect.poll(() => place.querySelector('button')?.textContent).toBe('Copy');
  expect(place.querySelector('output')?.textContent).toBe('');
  place.querySelector('button')?.click();
  await expect.poll(() => place.querySelector('output')?.textContent).toBe('Copied');
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
});
