// @vitest-environment happy-dom
import { previewReady } from '@gatehouse/contract/sign-in/preview';
import { useLayoutEffect, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { usePost } from './use-preview.ts';

const origin = 'https://auth.example';
/** This window speaks for the frame's: nothing is loaded here. */
const frame = { current: { contentWindow: window } } as unknown as RefObject<HTMLIFrameElement>;

function Preview() {
  return <output>{String(usePost(frame, origin, undefined, 'light'))}</output>;
}

/** Says that it listens as soon as it is on the page; a console that draws hundreds of fields gets to its effects seconds later. */
function FastFrame() {
  useLayoutEffect(() => {
    const message = { data: { type: previewReady }, origin, source: window };
    dispatchEvent(new MessageEvent('message', message));
  }, []);
  return null;
}

it('[ONB-31 part] hears the frame however early it says that it listens', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <>
      <Preview />
      <FastFrame />
    </>,
  );
  await expect.poll(() => place.textContent).toBe('true');
});
