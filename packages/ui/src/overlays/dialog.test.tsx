// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { find, render } from '../../test/render.tsx';
import { DialogFrame } from './dialog-frame.tsx';

const gallery = (choices: readonly string[]) => (
  <DialogFrame open title="Choose" onClose={() => undefined}>
    <div className="ui-cards">
      {choices.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </div>
  </DialogFrame>
);
const focused = () => document.activeElement?.textContent || document.activeElement?.className;

it('focuses the first choice if it loads late', async () => {
  const { rerender } = render(gallery([]));
  await vi.waitFor(() => expect(focused()).toContain('ui-dialog-close'));
  await act(async () => rerender(gallery(['Twilio', 'Vonage'])));
  await vi.waitFor(() => expect(focused()).toBe('Twilio'));
});

it('keeps the focus where the user moved it', async () => {
  const { rerender } = render(gallery([]));
  await vi.waitFor(() => expect(focused()).toContain('ui-dialog-close'));
  act(() => find('[role="dialog"]').focus());
  await act(async () => rerender(gallery(['Twilio'])));
  expect(focused()).not.toBe('Twilio');
});
