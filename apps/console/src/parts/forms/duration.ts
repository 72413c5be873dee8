/** The units of durations, largest first. */
export const durationUnitNames = ['day', 'hour', 'minute', 'second'] as const;
export type DurationUnit = (typeof durationUnitNames)[number];

/** The units in seconds. */
export const durationUnits: Record<DurationUnit, number> = { day: 86_400, hour: 3600, minute: 60, second: 1 };

/** The largest unit in which a duration is a whole number. */
export function unitOf(seconds: number): DurationUnit {
  const fits = durationUnitNames.find((unit) => seconds % durationUnits[unit] === 0);
  return seconds > 0 && fits ? fits : 'second';
}

/** "1 hour", "90 seconds", in the user's language. */
export function writeDuration(seconds: number, locale: string): string {
  const unit = unitOf(seconds);
  return writeAmount(seconds / durationUnits[unit], unit, locale);
}

/** "90 seconds". */
export function writeAmount(amount: number, unit: DurationUnit, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** The name of a unit after an amount: "seconds". */
export function nameUnit(unit: DurationUnit, amount: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(amount)
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value)
    .join(' ');
}
