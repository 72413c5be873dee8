import { describe, expect, it } from 'vitest';
import { knownPicture } from './known-picture.ts';

const known = {
  endpoint: 'https://id.example.com',
  adminEndpoint: 'https://admin.example.com',
  avatarHosts: ['avatars.githubusercontent.com'],
};
const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const filesWith = (pattern: RegExp): string[] =>
  Object.entries(sources)
    .filter(([, source]) => pattern.test(source))
    .map(([path]) => path.replace(/^.*\//, ''))
    .toSorted();

describe('attacks: a picture that tells its host when an administrator looks', () => {
  it.each([
    'https://id.example.com/user-assets/abcdefghijklmnopqrstu.png',
    'https://admin.example.com/user-assets/abcdefghijklmnopqrstu.png',
    'https://avatars.githubusercontent.com/u/1',
  ])('shows %s', (address) => {
    expect(knownPicture(address, known)).toBe(address);
  });

  it.each([
    null,
    undefined,
    '',
    'https://spy.example/ada.png',
    'https://id.example.com/oidc/auth?client_id=spy&redirect_uri=https://spy.example&prompt=none',
    'https://id.example.com/user-assets/abcdefghijklmnopqrstu.png?to=spy',
    'https://id.example.com.spy.example/ada.png',
    'https://id.example.com:8443/ada.png',
    'http://id.example.com/ada.png',
    'https://id.example.com@spy.example/ada.png',
    '//spy.example/ada.png',
    'data:image/png;base64,AA',
    'not an address',
  ])('does not load %s', (address) => {
    expect(knownPicture(address, known)).toBeUndefined();
  });

  it('no other part of the console renders a user’s avatar', () => {
    // Logos set by administrators, and their fields.
    expect(filesWith(/<img\b/)).toEqual(['image-field.tsx', 'provider-logo.tsx']);
    expect(filesWith(/<Avatar\b[^>]*\b(?:image|\.\.\.)/)).toEqual(['user-avatar.tsx']);
    for (const [path, source] of Object.entries(sources))
      for (const [field] of source.matchAll(/<ImageField\b[\s\S]*?\/>/g))
        if (field.includes('name="avatar"')) expect(field, path).toContain('<UserAvatar');
  });
});
