import { describe, expect, it } from 'vitest';
import { toText } from './to-text.ts';

describe('the text of an HTML email', () => {
  it.each([
    ['<p>Hello <b>Ada</b>,</p><p>your code is&nbsp;42.</p>', 'Hello Ada,\nyour code is 42.'],
    ['one<br>two<BR />three<br\n/>four', 'one\ntwo\nthree\nfour'],
    ['<ul><li>a</li>\n \r\n <li>b</li ></ul>', 'a\nb'],
    ['<head><title>x</title></head>a<style>p { color: red }</style >b<SCRIPT>1 < 2</SCRIPT>c', 'abc'],
    ['<style>never ends', 'never ends'],
    ['<title>a</title><title>b', 'b'],
    ['<header>a</header><custom-tag class="<">b', 'ab'],
    ['1 < 2', '1 < 2'],
    ['a <!-- b --> c', 'a c'],
    ['&lt;b&gt; &amp;&quot;&#8364;&#99999999;&unknown;', '<b> &"€&#99999999;&unknown;'],
    ['', ''],
  ])('of %j is %j', (html, text) => expect(toText(html)).toBe(text));

  // If the time grew with the square of the length, the test would not end.
  it.each([
    ['<', 1],
    ['<style>', 0],
    ['<style><title><head><script>', 0],
    ['</style', 1],
    ['\r', 0],
    ['<br ', 1],
    ['&', 1],
    ['&#', 1],
  ])('[attacks: a text that takes seconds to check] is found in a megabyte of %j', (letters, part) => {
    const html = letters.repeat(1_000_000 / letters.length);
    expect(toText(html)).toHaveLength(html.trim().length * part);
  });
});
