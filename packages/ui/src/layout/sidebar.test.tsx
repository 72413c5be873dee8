// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { button, find, render } from '../../test/render.tsx';
import { LinkProvider, type LinkTarget } from '../controls/link.tsx';
import { Sidebar, type SidebarSection } from './sidebar.tsx';

const openModal = vi.fn();
const sections: SidebarSection[] = [
  {
    key: 'all',
    items: [
      { kind: 'route', key: 'users', label: 'Users', icon: null, href: '/default/users', current: true },
      { kind: 'route', key: 'roles', label: 'Roles', icon: null, href: '/default/roles' },
      { kind: 'external', key: 'docs', label: 'Docs', icon: null, href: 'https://docs.example' },
      { kind: 'action', key: 'help', label: 'Help', icon: null, onSelect: openModal },
    ],
  },
];
const RouterLink = ({ href, children, ...props }: LinkTarget) => (
  <a data-router="" href={href} {...props}>
    {children}
  </a>
);

describe('[LAY-11] the three kinds of sidebar item', () => {
  it('are a router link, a link to a new tab, and a button', () => {
    render(
      <LinkProvider component={RouterLink}>
        <Sidebar sections={sections} />
      </LinkProvider>,
    );
    expect(find('a[href="/default/users"]').dataset.router).toBe('');
    expect(find('a[href="/default/users"]').getAttribute('target')).toBeNull();

    const external = find('a[href="https://docs.example"]');
    expect(external.dataset.router).toBeUndefined();
    expect(external.getAttribute('target')).toBe('_blank');
    expect(external.textContent).toContain('(opens in a new tab)');

    expect(openModal).not.toHaveBeenCalled();
    act(() => button('Help').click());
    expect(openModal).toHaveBeenCalledOnce();
  });
  it('[LAY-12 part] and the current one is marked', () => {
    render(<Sidebar sections={sections} />);
    expect(find('[aria-current="page"]').textContent).toBe('Users');
  });
});
