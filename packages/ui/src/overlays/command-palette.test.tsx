// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { find, render } from '../../test/render.tsx';
import { CommandPalette, type CommandGroup } from './command-palette.tsx';

beforeAll(() => {
  // Missing in happy-dom; the palette scrolls to the selected item.
  Element.prototype.scrollIntoView = () => undefined;
});

const opened: string[] = [];
const item = (label: string, keywords: string[] = []) => ({
  key: label,
  label,
  keywords,
  onSelect: () => void opened.push(label),
});
const pages: CommandGroup = {
  key: 'go',
  heading: 'Go to',
  items: [item('Roles'), item('Users', ['people'])],
};
const settings: CommandGroup = {
  key: 'settings',
  heading: 'Settings',
  typedOnly: true,
  items: [item('Colors', ['brand color', 'theme'])],
};
const people = (...names: string[]): CommandGroup => ({
  key: 'users',
  heading: 'Users',
  searched: true,
  items: names.map((name) => item(name)),
});

function show(groups: CommandGroup[], loading = false) {
  const onClose = vi.fn();
  const draw = (next: CommandGroup[], isLoading = false) => (
    <CommandPalette open onClose={onClose} groups={next} loading={isLoading} />
  );
  const { rerender } = render(draw(groups, loading));
  return (next: CommandGroup[], isLoading = false) => rerender(draw(next, isLoading));
}
const type = (text: string) =>
  act(() => {
    const input = find<HTMLInputElement>('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string) =>
  act(() => void find('input').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const drawn = () => [...document.querySelectorAll('[cmdk-item]')].map((one) => one.textContent);
const chosen = () => document.querySelector('[cmdk-item][data-selected=true]')?.textContent;

describe('the palette', () => {
  it('selects the best match first, regardless of the order of items', () => {
    const update = show([people(), pages]);
    type('sato');
    expect(drawn()).toEqual([]);
    update([people('Load Person 324', 'Besatone', 'Mary Sato', 'Sato'), pages]);
    expect(drawn()).toEqual(['Sato', 'Mary Sato', 'Besatone', 'Load Person 324']);
    expect(chosen()).toBe('Sato');
    press('Enter');
    expect(opened.at(-1)).toBe('Sato');
  });

  it('keeps the item selected with an arrow key when more load', () => {
    const update = show([people('Ro'), pages]);
    type('ro');
    press('ArrowDown');
    expect(chosen()).toBe('Roles');
    update([people('Ro', 'Rosa'), pages]);
    expect(chosen()).toBe('Roles');
  });

  it('reports no results only if no group has any', () => {
    const update = show([people(), pages]);
    type('sato');
    expect(document.body.textContent).toContain('No results');
    update([people(), pages], true);
    expect(document.body.textContent).not.toContain('No results');
    update([people('Person found by phone'), pages]);
    expect(document.body.textContent).not.toContain('No results');
  });

  it('finds settings by synonyms, and shows them only while searching', () => {
    show([pages, settings]);
    expect(drawn()).toEqual(['Roles', 'Users']);
    type('brand');
    expect(drawn()).toEqual(['Colors']);
    type('people');
    expect(drawn()).toEqual(['Users']);
  });
});
