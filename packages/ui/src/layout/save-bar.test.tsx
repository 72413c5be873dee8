// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, find, render } from '../../test/render.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function show(first: Partial<SaveBarProps>) {
  const draw = (props: Partial<SaveBarProps>) => (
    <form>
      <h2>Colors</h2>
      <input />
      <SaveBar changes={[]} onDiscard={() => undefined} onSave={() => undefined} {...props} />
    </form>
  );
  const { rerender } = render(draw(first));
  return (props: Partial<SaveBarProps>) => rerender(draw(props));
}
const said = () => find('output.ui-savebar-place').textContent;

describe('the save bar', () => {
  it('announces "Saved" for two seconds in a live region', () => {
    const update = show({ changes: ['name'], saving: true });
    update({ saves: 1 });
    expect(said()).toBe('Saved');
    act(() => void vi.advanceTimersByTime(1999));
    expect(said()).toBe('Saved');
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toBe('');
    update({ saves: 2 });
    expect(said()).toBe('Saved');
  });

  it('names at most four changes', () => {
    show({ changes: ['name', 'email', 'phone', 'avatar', 'password', 'username'] });
    expect(said()).toContain('6 unsaved changes: name, email, phone, avatar, +2');
  });

  it('doesn’t announce discarded changes', () => {
    const update = show({ changes: ['name'] });
    update({});
    expect(said()).toBe('');
  });

  it('returns the focus to the last field', () => {
    const update = show({ changes: ['name'] });
    act(() => find('input').focus());
    act(() => button('Save changes').focus());
    update({ saves: 1 });
    expect(document.activeElement).toBe(find('input'));
  });

  it('moves the focus to the section’s title if no field had it', () => {
    const update = show({ changes: ['name'] });
    act(() => button('Save changes').focus());
    update({ saves: 1 });
    expect(document.activeElement).toBe(find('h2'));
  });

  it('shows an error with its request ID and a retry button until the next attempt', () => {
    const failure = { message: 'Something went wrong on the server.', requestId: 'rq1' };
    const update = show({ changes: ['name'], failure });
    expect(said()).toContain('Something went wrong on the server.');
    expect(said()).toContain('rq1');
    expect(button('Try again').disabled).toBe(false);
    update({ changes: ['name'], failure, saving: true });
    expect(said()).not.toContain('rq1');
  });
});
