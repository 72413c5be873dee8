import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll } from 'vitest';

let unmount: (() => void) | undefined;
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => unmount?.());

/** Renders into the document and cleans up after the test. */
export function render(children: ReactNode): { rerender: (children: ReactNode) => void } {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (next: ReactNode) => act(() => root.render(next));
  draw(children);
  unmount = () => {
    act(() => root.unmount());
    place.remove();
    unmount = undefined;
  };
  return { rerender: draw };
}

/** The element that matches; throws if there is none. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelectorAll<Found>(selector);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} elements match ${selector}`);
  return found[0];
}

/** The button with this text. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.ariaLabel === name,
  );
  if (!found) throw new Error(`no button says ${name}`);
  return found;
}
