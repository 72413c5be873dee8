// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { NumberInput } from './number-input.tsx';

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

it('[UI-08 part] ignores the wheel while it has the focus and lets the page scroll otherwise', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<NumberInput aria-label="Amount" defaultValue={5} />));
  const input = document.querySelector('input')!;
  const isRefused = () => {
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 100 });
    input.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(isRefused()).toBe(false);
  input.focus();
  expect(isRefused()).toBe(true);
  act(() => root.unmount());
});
