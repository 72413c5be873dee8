import { expect, it } from 'vitest';
import { matchCheckout, parseCheckoutRecord } from './checkout-record.ts';
import { readExceeded } from './exceeded.ts';
import { writeDay, writeMoney } from './money.ts';

const record = { state: 'a', sessionId: 'b' };

it('[CHK-12] reads a record of its shape only', () => {
  expect(parseCheckoutRecord(JSON.stringify(record))).toEqual(record);
  const whole = { ...record, callbackPage: '/tenant-settings/subscription', isDowngrade: true };
  expect(parseCheckoutRecord(JSON.stringify(whole))).toEqual(whole);
  for (const other of [
    { state: 'a' },
    { sessionId: 'b' },
    { ...record, isDowngrade: 'yes' },
    [],
    'text',
    null,
  ])
    expect(parseCheckoutRecord(JSON.stringify(other))).toBeUndefined();
  expect(parseCheckoutRecord(null)).toBeUndefined();
});

it('[CHK-14 part] tells broken JSON from a missing record', () => {
  expect(parseCheckoutRecord('{"state":')).toBe('invalid');
});

it('[CHK-01] compares the state of the URL with that of the record', () => {
  expect(matchCheckout(new URLSearchParams('checkout-state=a'), record)).toEqual(record);
  expect(matchCheckout(new URLSearchParams('checkout-state=other'), record)).toBeUndefined();
  expect(matchCheckout(new URLSearchParams(''), record)).toBeUndefined();
  expect(matchCheckout(new URLSearchParams('checkout-state=a'), undefined)).toBeUndefined();
});

it('[BILL-01] [BILL-03] writes days and amounts', () => {
  expect(writeDay(Date.UTC(2025, 0, 5), 'en')).toBe('Jan 5, 2025');
  expect(writeMoney(1250 + 750, 'en')).toBe('$20.00');
});

it('[QUOTA-10] takes the exceeded keys out of the message', () => {
  expect(readExceeded('The plan is smaller: {"hooksLimit": 1, "mfaEnabled": false}')).toEqual({
    hooksLimit: 1,
    mfaEnabled: false,
  });
  expect(readExceeded('The plan is smaller.')).toEqual({});
  expect(readExceeded('Broken: {"hooksLimit": ')).toEqual({});
});
