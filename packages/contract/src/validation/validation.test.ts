import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { customDomain } from './custom-domain.ts';
import { isExternalLink } from './external-link.ts';
import { hexColor } from './hex-color.ts';
import { phone } from './phone.ts';
import { mobileRedirectUri, webRedirectUri } from './redirect-uris.ts';
import { refreshTokenDays } from './refresh-token-days.ts';
import { anyUsername, username } from './username.ts';
import { isWithoutUrl } from './without-url.ts';

function expectVerdicts(schema: z.ZodType, accepted: unknown[], refused: unknown[]): void {
  const wrong = [
    ...accepted.filter((value) => !schema.safeParse(value).success).map((value) => ['refused', value]),
    ...refused.filter((value) => schema.safeParse(value).success).map((value) => ['accepted', value]),
  ];
  expect(wrong).toEqual([]);
}

describe('validation', () => {
  it('[VAL-03] accepts a phone as digits or as a plus with digits, dashes, parentheses and spaces', () => {
    expectVerdicts(
      phone,
      ['123', '+1 (2) 3-4', '+49 (0)30-1234', '1'.repeat(128)],
      ['', '12a', '+', '( )', '1+2', '１２３', '1\n2', '1\t2', '1'.repeat(129)],
    );
    expect(phone.parse('+1 (2) 3-4')).toBe('1234');
    expect(phone.parse('+61 (0) 412 345 678')).toBe('61412345678');
    // The zero is part of Italian numbers.
    expect(phone.parse('+39 06 1234567')).toBe('39061234567');
  });

  it('[VAL-04] accepts a username that starts with a letter or underscore and continues with word characters', () => {
    expectVerdicts(
      username,
      ['_a1', 'a', 'A_9', '_', 'a'.repeat(128)],
      ['', '1a', 'a-b', 'a b', 'a@b', 'é', 'ａdmin', 'аdmin', 'a\n', 'a\u200b', 'a'.repeat(129)],
    );
    expect(username.parse('Alice')).toBe('Alice');
  });

  it('accepts dots and hyphens where a tenant’s policy decides about them, and still no look-alikes', () => {
    expectVerdicts(
      anyUsername,
      ['john.doe', 'bob-smith', '_a1', 'a'.repeat(128)],
      ['', '.a', '-a', '1a', 'a b', 'a@b', 'a．b', 'a‐b', 'аnna', 'a\n', 'a\u200b', 'a'.repeat(129)],
    );
  });

  it('[VAL-11 part] distinguishes texts with and without a URL', () => {
    const without = ['Acme', 'Booking.com', 'Dr. A. Bee e.V.', 'St.Gallen', 'Inc./Ltd.', '24/7', 'a: b', ''];
    const withOne = [
      'https://evil.example',
      'Acme HTTP://evil.example/a',
      'see ftp://x',
      'www.evil.example',
      'Acme (www.evil.example)',
      'evil.example/login',
      'evil.example:8080/login',
      'ｈｔｔｐｓ：//evil.example',
      'bücher.example/x',
      'bu\u0308cher.example/x',
    ];
    expect(without.filter((text) => !isWithoutUrl(text))).toEqual([]);
    expect(withOne.filter(isWithoutUrl)).toEqual([]);
  });

  // The time of each grew with the square of the length: the test would not end.
  it.each(['a-', 'a.', 'a/', '1', '/', ':', 'www', 'a.a/', '\u0300\u0323'])(
    '[VAL-11 part] attacks: a text that takes seconds to check: a megabyte of %s',
    (letters) => {
      const text = letters.repeat(1_000_000 / letters.length);
      expect(isWithoutUrl(`${text} `)).toBe(true);
      expect(isWithoutUrl(`${text} https://evil.example`)).toBe(false);
    },
  );

  it('[VAL-05] accepts colors as hex with 3 or 6 digits', () => {
    expectVerdicts(
      hexColor,
      ['#fff', '#6139F6'],
      ['#ffff', '#6139F6ff', '#ff', '6139F6', '#ggg', '#fff\n', 'red'],
    );
  });

  it('[VAL-06] accepts web redirect URIs with http or https', () => {
    expectVerdicts(
      webRedirectUri,
      ['https://acme.com/callback?a=b', 'http://localhost:5173', 'http://127.0.0.1/cb', 'HTTPS://acme.com/'],
      [
        'ftp://acme.com',
        'javascript:alert(1)',
        'https:acme.com',
        'https:/\\acme.com',
        'https://acme.com/#fragment',
        'https://acme.com#',
        'https://acme.com@evil.com/',
        ' https://acme.com',
        'https://ac\tme.com',
        'https://acme.com/a b',
        'https://',
        '//acme.com',
        '',
        `https://acme.com/${'a'.repeat(2048)}`,
      ],
    );
  });

  it('[VAL-07] accepts mobile redirect URIs with a custom scheme with a dotted name', () => {
    expectVerdicts(
      mobileRedirectUri,
      ['com.acme.app://cb', 'com.acme.app:/oauth2redirect', 'io.acme-app.v2://callback/x?y=z'],
      [
        'app://cb',
        'https://acme.com',
        'com.acme.app:cb',
        '.acme.app://cb',
        'com..app://cb',
        'com.acme.://cb',
      ],
    );
    expectVerdicts(
      mobileRedirectUri,
      [],
      ['com.acme.app://cb#x', 'com.acme.app://a b', 'javascript://a.b', '1.a://cb'],
    );
  });

  it('[VAL-08] requires at least three labels in a custom domain', () => {
    expectVerdicts(
      customDomain,
      ['a.b.c', 'auth.acme.com', 'login.auth.xn--bcher-kva.example'],
      [
        'b.c',
        'c',
        '',
        '.b.c',
        'a..c',
        'a.b.c.',
        '-a.b.c',
        'a-.b.c',
        'a b.b.c',
        'a_b.b.c',
        '10.0.0.1',
        'a.b.c/x',
        'a.b.c:1',
      ],
    );
    expectVerdicts(
      customDomain,
      [`${'a'.repeat(63)}.b.c`],
      [`${'a'.repeat(64)}.b.c`, `${'a.'.repeat(126)}aa`],
    );
    expect(customDomain.parse('Auth.Acme.COM')).toBe('auth.acme.com');
  });

  it('[VAL-10] accepts a refresh token lifetime of 1 to 90 days', () => {
    expectVerdicts(refreshTokenDays, [1, 14, 90], [0, 91, -1, 1.5, '14', Number.NaN]);
  });

  it('[VAL-16] treats a link as external only if it parses as an absolute URL', () => {
    expect(['https://acme.com/a', 'mailto:a@acme.com', 'http://localhost'].map(isExternalLink)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ['/applications', 'applications', '../a', '?a=b', '#a', '', '//acme.com'].map(isExternalLink),
    ).toEqual(Array(7).fill(false));
  });
});
