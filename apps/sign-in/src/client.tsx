import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { resumeStep } from './flow/flow-context.tsx';
import { restoreIdentifier } from './flow/saved-identifier.ts';
import { loadOwnScreen } from './own-screens.ts';
import { Page } from './page.tsx';
import { loadStep } from './step-screens.ts';
import './styles/page.css';

declare global {
  interface Window {
    /** Whether the page is hydrated. The document's inline script holds back clicks until then. */
    isReady?: boolean;
    /** The button that was clicked before hydration, or the form that was submitted without one. */
    held?: HTMLFormElement | HTMLButtonElement;
    /** Whether the browser's Back button was used before hydration. */
    isMoved?: boolean;
  }
}

/** Focuses the first empty field, unless something has the focus. Not on touch screens, where it would open the keyboard. */
function focusFirst(): void {
  const isUsed = document.activeElement !== document.body;
  if (isUsed || matchMedia('(pointer: coarse)').matches) return;
  const inputs = [...document.querySelectorAll('form input')].filter(
    (input) => input instanceof HTMLInputElement,
  );
  inputs.find(({ value }) => value === '')?.focus();
}

/** Passes input from before hydration to the components, which derive fields from it, such as the country of a phone number. */
function replayInput(): void {
  for (const field of document.querySelectorAll('input'))
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replays the clicks that were held back until hydration. */
function App({ state }: { state: PageState }) {
  useEffect(() => {
    window.isReady = true;
    replayInput();
    const { held, isMoved } = window;
    const entry: unknown = history.state;
    if (isMoved) dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    // After the replayed input is rendered.
    if (held) setTimeout(() => (held instanceof HTMLFormElement ? held.requestSubmit() : held.click()));
    else focusFirst();
  }, []);
  return <Page state={state} />;
}

const root = document.querySelector('#root');
const state = document.querySelector('#state')?.textContent;
// Written by the server that rendered the document, from the contract's type.
if (root instanceof HTMLElement && state) start(root, JSON.parse(state) as PageState);

/** Hydrates the page. The preview is a separate chunk, because only the console needs it. */
function start(element: HTMLElement, page: PageState): void {
  const { preview } = page;
  if (preview)
    void import('./preview/preview.tsx').then(({ startPreview }) =>
      startPreview(element, page, preview.origin),
    );
  // Hydration needs the screen that the server rendered.
  else
    void Promise.all([loadStep(resumeStep(page)), loadOwnScreen(page.screen)]).then(() => {
      restoreIdentifier(page);
      hydrateRoot(element, <App state={page} />);
    });
}
