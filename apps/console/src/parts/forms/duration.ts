/** The units a duration is written in, largest first, in seconds. */
export const durationUnits = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;
export type DurationUnit = keyof typeof durationUnits;

/** The largest unit that says a duration in a whole number. */
export function unitOf(seconds: number): DurationUnit {
  const fits = (Object.keys(durationUnits) as DurationUnit[]).find(
    (unit) => seconds % durationUnits[unit] === 0,
  );
  return seconds > 0 && fits ? fits : 'second';
}

/** "1 hour", "90 seconds", in the person's language. */
export function writeDuration(seconds: number, locale: string): string {
  const unit = unitOf(seconds);
  return writeAmount(seconds / durationUnits[unit], unit, locale);
}

/** "90 seconds". */
export function writeAmount(amount: number, unit: DurationUnit, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** What a unit is called beside an amount: "seconds". */
export function nameUnit(unit: DurationUnit, amount: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(amount)
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value)
    .join(' ');
}
