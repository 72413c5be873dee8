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

it('gives the focus to the first choice when it comes late', async () => {
  const { rerender } = render(gallery([]));
  await vi.waitFor(() => expect(focused()).toContain('ui-dialog-close'));
  await act(async () => rerender(gallery(['Twilio', 'Vonage'])));
  await vi.waitFor(() => expect(focused()).toBe('Twilio'));
});

it('leaves the focus where somebody has put it', async () => {
  const { rerender } = render(gallery([]));
  await vi.waitFor(() => expect(focused()).toContain('ui-dialog-close'));
  act(() => find('[role="dialog"]').focus());
  await act(async () => rerender(gallery(['Twilio'])));
  expect(focused()).not.toBe('Twilio');
});
