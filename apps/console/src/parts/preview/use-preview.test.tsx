// @vitest-environment happy-dom
import { previewReady } from '@gatehouse/contract/sign-in/preview';
import { useLayoutEffect, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { usePost } from './use-preview.ts';

const origin = 'https://auth.example';
/** Messages come from this window, because the frame isn't loaded here. */
const frame = { current: { contentWindow: window } } as unknown as RefObject<HTMLIFrameElement>;

function Preview() {
  return <output>{String(usePost(frame, origin, undefined, 'light'))}</output>;
}

/** A frame that announces itself before the console's effects have run. */
function FastFrame() {
  useLayoutEffect(() => {
    const message = { data: { type: previewReady }, origin, source: window };
    dispatchEvent(new MessageEvent('message', message));
  }, []);
  return null;
}

it('[ONB-31 part] detects a frame that announces itself early', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <>
      <Preview />
      <FastFrame />
    </>,
  );
  await expect.poll(() => place.textContent).toBe('true');
});
