// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createOnPage, listPageActs, offerPageAct } from './page-acts.ts';

afterEach(() => document.body.replaceChildren());

it('are the buttons of the header and above the list, and what menus offer', () => {
  document.body.innerHTML = `
    <header><div class="ui-page-actions"><button>Not of the page</button></div></header>
    <main>
      <div class="ui-page-meta"><button aria-label="Copy ID"></button></div>
      <div class="ui-page-actions">
        <a href="/test">Test</a><button disabled>Off</button><button>Suspend</button>
        <button aria-label="More" aria-haspopup="menu"></button>
      </div>
      <div class="ui-toolbar-end"><button>Assign roles</button></div>
      <button>Elsewhere</button>
    </main>`;
  const run = vi.fn();
  const takeBack = offerPageAct({ key: 'Delete', label: 'Delete', run });
  const labels = () => listPageActs({ hasRecord: true }).map(({ label }) => label);
  expect(labels()).toEqual(['Copy ID', 'Test', 'Suspend', 'Assign roles', 'Delete']);
  listPageActs({ hasRecord: true }).at(-1)?.run();
  expect(run).toHaveBeenCalledOnce();
  takeBack();
  // A list has none of its own, because the palette has its actions anyway.
  expect(listPageActs({ hasRecord: false })).toEqual([]);
  expect(labels()).not.toContain('Delete');
  const clicked = vi.fn();
  document.querySelectorAll('main .ui-page-actions button')[1]?.addEventListener('click', clicked);
  listPageActs({ hasRecord: true })
    .find(({ label }) => label === 'Suspend')
    ?.run();
  expect(clicked).toHaveBeenCalledOnce();
});

it('are those for selected rows, on a list', () => {
  document.body.innerHTML = `
    <main>
      <div class="ui-page-actions"><a href="/users/create">Create user</a></div>
      <div class="selected"><output>2 selected</output>
        <button class="ui-button">Assign roles</button><button class="ui-button" aria-label="Clear"></button>
      </div>
    </main>`;
  expect(listPageActs({ hasRecord: false }).map(({ label }) => label)).toEqual(['Assign roles']);
});

it('creates below the open record, if the page has a link for it', () => {
  document.body.innerHTML = '<nav><a href="/x/create">Elsewhere</a></nav><main></main>';
  expect(createOnPage()).toBe(false);
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<a href="/api-resources/a/permissions/create">Create</a>');
  const clicked = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('main a')?.addEventListener('click', clicked);
  expect(createOnPage()).toBe(true);
  expect(clicked).toHaveBeenCalledOnce();
});
