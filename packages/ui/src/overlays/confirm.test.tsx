// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { button, find, render } from '../../test/render.tsx';
import { AnnouncerProvider } from './announcer.tsx';
import type { ConfirmOptions } from './confirm-dialog.tsx';
import { ConfirmProvider, useAlert, useConfirm } from './confirm.tsx';
// Loads the dialog's code before tests use fake timers.
import './dialog-frame.tsx';

let confirm: ReturnType<typeof useConfirm>;
let alert: ReturnType<typeof useAlert>;
function Page() {
  const asking = useConfirm();
  const telling = useAlert();
  useEffect(() => {
    confirm = asking;
    alert = telling;
  });
  return null;
}
const start = () =>
  render(
    <AnnouncerProvider>
      <ConfirmProvider>
        <Page />
      </ConfirmProvider>
    </AnnouncerProvider>,
  );
const announced = () => find('[aria-live="polite"]').textContent;
const shown = () => find('[role="alertdialog"]');
/** The dialog's code is loaded when the first one opens. */
async function open<Answer>(start: () => Answer): Promise<{ answer: Answer }> {
  const answer = await act(async () => ({ answer: start() }));
  await vi.waitFor(async () => {
    await act(async () => {});
    shown();
  });
  return answer;
}
const ask = (options: ConfirmOptions) => open(() => confirm(options));
const press = (name: string) => act(async () => button(name).click());
const title = () => find('[role="alertdialog"] h2').textContent;
const type = (text: string) =>
  act(async () => {
    const input = find<HTMLInputElement>('[role="alertdialog"] input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('[UI-02] the confirm dialog', () => {
  it('resolves with true if confirmed', async () => {
    start();
    const { answer } = await ask({ title: 'End session', confirmLabel: 'End' });
    await press('End');
    expect(await answer).toBe(true);
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  });
  it('announces to screen readers that its action succeeded, unless the caller does', async () => {
    start();
    const action = vi.fn(async () => {}).mockRejectedValueOnce(new Error('refused'));
    await ask({ title: 'End session', confirmLabel: 'End session', action });
    await press('End session');
    expect(announced()).toBe('');
    await press('End session');
    expect(announced()).toBe('End session: done');
    await ask({ title: 'Delete user', confirmLabel: 'Delete user', action, isAnnounced: false });
    await press('Delete user');
    expect(announced()).toBe('End session: done');
  });
  it('resolves with false if canceled', async () => {
    start();
    const { answer } = await ask({ title: 'End session' });
    await press('Cancel');
    expect(await answer).toBe(false);
  });
  it('resolves with false if closed with Escape', async () => {
    start();
    const { answer } = await ask({ title: 'End session' });
    await act(async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(await answer).toBe(false);
  });
  it('resolves with false if its page is left', async () => {
    const { rerender } = start();
    const { answer } = await ask({ title: 'End session' });
    rerender(null);
    expect(await answer).toBe(false);
  });
  it('requires typing the name if set', async () => {
    start();
    const { answer } = await ask({ title: 'Delete', confirmLabel: 'Delete it', typeToConfirm: 'Storefront' });
    expect(button('Delete it').disabled).toBe(true);
    await type('storefront');
    expect(button('Delete it').disabled).toBe(true);
    await type('Storefront');
    await press('Delete it');
    expect(await answer).toBe(true);
  });
  it('stays open while its action runs, and after it failed', async () => {
    start();
    const action = vi.fn(() => Promise.reject(new Error('refused')));
    const { answer } = await ask({ title: 'Rotate', confirmLabel: 'Rotate', action });
    await press('Rotate');
    expect(title()).toBe('Rotate');
    expect(button('Rotate').disabled).toBe(false);
    await press('Cancel');
    expect(await answer).toBe(false);
    expect(action).toHaveBeenCalledOnce();
  });
  it('accepts any of several names, which can be copied', async () => {
    start();
    const typeToConfirm = ['देवी', 'devi@example.com', 'id1'];
    const { answer } = await ask({ title: 'Delete', typeToConfirm, confirmLabel: 'Delete' });
    for (const name of typeToConfirm) expect(find(`[aria-label="Copy ${name}"]`).localName).toBe('button');
    await type('another name');
    expect(button('Delete').disabled).toBe(true);
    await type('devi@example.com');
    await press('Delete');
    expect(await answer).toBe(true);
  });
  it('isn’t closed by keys while its action runs', async () => {
    start();
    let finish = () => {};
    const action = () => new Promise<void>((resolve) => (finish = resolve));
    const { answer } = await ask({ title: 'Rotate', confirmLabel: 'Rotate', action });
    await press('Rotate');
    await act(async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(title()).toBe('Rotate');
    await act(async () => finish());
    expect(await answer).toBe(true);
  });
  it('is an alert if there is nothing to choose', async () => {
    start();
    const { answer: read } = await open(() => alert({ title: 'The invitation was sent' }));
    expect(
      [...document.querySelectorAll('[role="alertdialog"] button')].map((one) => one.textContent),
    ).toEqual(['Got it']);
    await press('Got it');
    await expect(read).resolves.toBeUndefined();
  });
});

describe('[UI-03] a second question', () => {
  it('cancels the first and resolves separately', async () => {
    start();
    const first = await ask({ title: 'First' });
    const second = await ask({ title: 'Second' });
    expect(await first.answer).toBe(false);
    expect(title()).toBe('Second');
    await press('Confirm');
    expect(await second.answer).toBe(true);
  });
  it('isn’t resolved by the action of the first', async () => {
    start();
    let finish = () => {};
    const action = () => new Promise<void>((resolve) => (finish = resolve));
    const first = await ask({ title: 'First', confirmLabel: 'Do', action });
    await press('Do');
    const second = await ask({ title: 'Second' });
    expect(await first.answer).toBe(false);
    await act(async () => finish());
    expect(title()).toBe('Second');
    await press('Cancel');
    expect(await second.answer).toBe(false);
  });
  it('doesn’t contain what was typed for the first', async () => {
    start();
    await ask({ title: 'First', typeToConfirm: 'Storefront', confirmLabel: 'Delete' });
    await type('Storefront');
    await ask({ title: 'Second', typeToConfirm: 'Storefront', confirmLabel: 'Delete' });
    expect(button('Delete').disabled).toBe(true);
    await press('Cancel');
  });
});
