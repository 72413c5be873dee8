import { expect, it } from 'vitest';
import { hashForReport } from './hash-for-report.ts';

it('[TEL-03] hashes with SHA-256, and email addresses without regard to their case', async () => {
  expect(await hashForReport('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(await hashForReport(' Ada@Northwind.example ')).toBe(await hashForReport('ada@northwind.example'));
});
