import { expect, it } from 'vitest';
import { cleanStack } from './clean-stack.ts';

it('[ERR-11 part] keeps the calls of a stack, without message and URLs', () => {
  const chromium = `TypeError: cannot read\n  second line\n    at draw (http://localhost:3002/console/assets/index-a1.js?v=1:2:3)\n    at http://localhost:3002/x.js:4:5`;
  expect(cleanStack(chromium)).toBe('at draw (/console/assets/index-a1.js:2:3)\nat /x.js:4:5');
  expect(cleanStack('draw@https://id.example.com/console/a.js:1:2\n@https://id.example.com/b.js:3:4')).toBe(
    'draw@/console/a.js:1:2\n@/b.js:3:4',
  );
  expect([cleanStack(undefined), cleanStack(''), cleanStack('Error: only a message')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
