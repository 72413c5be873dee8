// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderConsole, startEnglish } from '../../../test/console.tsx';
import { OptionsField } from './options-field.tsx';
import { usePermissionOptions } from './use-permission-options.ts';

beforeAll(startEnglish);
afterEach(() => vi.unstubAllGlobals());

const apis = Array.from({ length: 150 }, (_, at) => ({
  name: `API ${at}`,
  indicator: `https://api${at}.example`,
  scopes: [{ id: `scope${at}`, name: `read:${at}`, description: null }],
}));

function Picker() {
  const source = usePermissionOptions({ withManagement: false });
  return <OptionsField label="Permissions" source={source} search="Search" onChange={() => undefined} />;
}

it('a search in the browser finds options of all pages', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address);
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('page_size'))];
    const headers = { 'Total-Number': String(apis.length), 'Content-Type': 'application/json' };
    return new Response(JSON.stringify(apis.slice((page - 1) * size, page * size)), { headers });
  });
  const { place, root } = renderConsole(<Picker />);
  await expect.poll(() => place.textContent).toContain('API 99');
  expect(place.textContent).not.toContain('API 149');
  const field = place.querySelector<HTMLInputElement>('input[type=search]');
  if (!field) throw new Error('There is no search field.');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, 'read:149');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => place.textContent).toContain('API 149');
  expect(place.querySelectorAll('input[type=checkbox]').length).toBe(1);
  root.unmount();
  place.remove();
});
