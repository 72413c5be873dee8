// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, render } from '../../test/render.tsx';
import { Button } from './button.tsx';
import { spinnerDelay } from '../base/use-delayed.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (ms: number): void => void act(() => vi.advanceTimersByTime(ms));
const spinner = () => document.querySelector('.ui-spinner');

it('[CONST-04] waits 500 ms before it shows a spinner', () => {
  expect(spinnerDelay).toBe(500);
});

describe('[UI-04] a loading button', () => {
  it('is disabled immediately and shows its spinner after 500 ms, not after 499', () => {
    render(<Button loading>Save</Button>);
    expect(button('Save').disabled).toBe(true);
    pass(499);
    expect(spinner()).toBeNull();
    pass(1);
    expect(spinner()).not.toBeNull();
  });
  it('keeps its label, so that it keeps its width and accessible name', () => {
    render(<Button loading>Save</Button>);
    pass(500);
    expect(button('Save').textContent).toBe('Save');
    expect(button('Save').getAttribute('aria-busy')).toBe('true');
  });
  it('shows no spinner for less than 500 ms', () => {
    const { rerender } = render(<Button loading>Save</Button>);
    pass(400);
    rerender(<Button>Save</Button>);
    expect(button('Save').disabled).toBe(false);
    pass(1000);
    expect(spinner()).toBeNull();
  });
  it('restarts the delay when it loads again', () => {
    const { rerender } = render(<Button loading>Save</Button>);
    pass(600);
    rerender(<Button>Save</Button>);
    expect(spinner()).toBeNull();
    rerender(<Button loading>Save</Button>);
    expect(spinner()).toBeNull();
    pass(499);
    expect(spinner()).toBeNull();
    pass(1);
    expect(spinner()).not.toBeNull();
  });
});

it('submits a form only with type="submit"', () => {
  render(<Button>Discard</Button>);
  expect(button('Discard').type).toBe('button');
});
