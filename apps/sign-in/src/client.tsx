import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { resumeStep } from './flow/flow-context.tsx';
import { loadStep } from './flow/steps.ts';
import { fillTyped } from './flow/typed.ts';
import { Page } from './page.tsx';
import './styles/page.css';

declare global {
  interface Window {
    /** The page has taken over its forms and buttons. */
    isReady?: boolean;
    /** The button that was pressed before that, or the form that was sent without one (see the document's own script). */
    held?: HTMLFormElement | HTMLButtonElement;
    /** The browser's Back was pressed before that. */
    isMoved?: boolean;
  }
}

/** The first field that is still empty, unless somebody has begun already; on a touch screen it would open the keyboard over the page. */
function focusFirst(): void {
  const isUsed = document.activeElement !== document.body;
  if (isUsed || matchMedia('(pointer: coarse)').matches) return;
  const inputs = [...document.querySelectorAll('form input')].filter(
    (input) => input instanceof HTMLInputElement,
  );
  inputs.find(({ value }) => value === '')?.focus();
}

/** Tells the fields what was typed before the script came: what is drawn of it, a number's country for one, is sent with it. */
function hearTyped(): void {
  for (const field of document.querySelectorAll('input'))
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does what was held back while the script was on its way. */
function App({ state }: { state: PageState }) {
  useEffect(() => {
    window.isReady = true;
    hearTyped();
    const { held, isMoved } = window;
    if (isMoved) dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    // Once what was typed is drawn.
    if (held) setTimeout(() => (held instanceof HTMLFormElement ? held.requestSubmit() : held.click()));
    else focusFirst();
  }, []);
  return <Page state={state} />;
}

const root = document.querySelector('#root');
const state = document.querySelector('#state')?.textContent;
if (root instanceof HTMLElement && state) start(root, JSON.parse(state) as PageState);

/** Takes the page over; a preview is loaded apart, for nobody who signs in needs it. */
function start(element: HTMLElement, page: PageState): void {
  const { preview } = page;
  if (preview)
    void import('./preview/preview.tsx').then(({ startPreview }) =>
      startPreview(element, page, preview.origin),
    );
  // What the server has drawn is taken over as it is: its screen comes first.
  else
    void loadStep(resumeStep(page)).then(() => {
      fillTyped(page);
      hydrateRoot(element, <App state={page} />);
    });
}
