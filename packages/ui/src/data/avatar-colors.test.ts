import { describe, expect, it } from 'vitest';
import { contrast, linearLight, parseOklch } from '../../test/color.ts';
import { avatarColor, avatarColors, initials } from './avatar-colors.tsx';

describe('[PRF-16] the color of an avatar', () => {
  it('comes from a palette of 12 different colors', () => {
    expect(new Set(avatarColors).size).toBe(12);
  });
  it('depends on the first character only', () => {
    expect(avatarColor('Amara')).toBe(avatarColor('Anders'));
    expect(avatarColor('amara')).toBe(avatarColor('Amara'));
    expect(avatarColor('Amara')).toBe('oklch(0.53 0.115 320)');
    expect(avatarColor('Benedikt')).not.toBe(avatarColor('Amara'));
  });
  it.each(['', ' ', '7', 'é', 'Ł', '王', '🦉', 'ß', '\u200f'])('is one of the 12 for %j', (name) => {
    expect(avatarColors).toContain(avatarColor(name));
  });
  it('uses the whole palette for Latin letters', () => {
    expect(new Set([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(avatarColor)).size).toBe(12);
  });
});

describe('[OPEN-55 part] the palette', () => {
  it.each(avatarColors)('%s has enough contrast to white text and is in the sRGB gamut', (color) => {
    expect(contrast(color, 'oklch(1 0 0)')).toBeGreaterThanOrEqual(4.5);
    for (const part of linearLight(parseOklch(color))) {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(1);
    }
  });
});

describe('initials', () => {
  it.each([
    ['Amara Diallo', 'AD'],
    ['carla_m', 'CM'],
    ['farid', 'F'],
    ['王小明', '王'],
    ['Ana de la Cruz', 'AC'],
    ['', '?'],
  ])('of %j are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
