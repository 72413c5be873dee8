// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { find, render } from '../../test/render.tsx';
import { SidePanel } from './side-panel.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <input className="outside" />
      {open && (
        <SidePanel title="Change role" onClose={() => setOpen(false)}>
          <input className="inside" />
        </SidePanel>
      )}
    </>
  );
}

const panel = () => document.querySelector<HTMLElement>('.ui-side-panel');
function escape(from: Element): void {
  act(() => {
    from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
}

beforeEach(() => {
  render(<Page />);
  find('.opener').focus();
  act(() => find('.opener').click());
});

it('takes the focus, is named by its title, and gives the focus back when Escape closes it', () => {
  expect(document.activeElement).toBe(panel());
  expect(find(`#${CSS.escape(panel()?.getAttribute('aria-labelledby') ?? '')}`).textContent).toBe(
    'Change role',
  );
  escape(find('.inside'));
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(find('.opener'));
});

it('leaves Escape to fields outside it, and to what has handled it', () => {
  escape(find('.outside'));
  expect(panel()).not.toBeNull();
  find('.inside').addEventListener('keydown', (event) => event.preventDefault());
  escape(find('.inside'));
  expect(panel()).not.toBeNull();
});

it('doesn’t take the focus away from where the user has moved it', () => {
  find('.outside').focus();
  act(() => find('.ui-side-panel .ui-button').click());
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(find('.outside'));
});
