import type { MfaRule } from '@gatehouse/contract/mfa/trusted-devices';
import type { StoredDevice } from '../../mfa/trusted-devices.ts';
import type { CallerPlace } from './sign-in-place.ts';

/** An airliner's speed. */
const mostKmPerHour = 1000;
/** Places of IP addresses are rarely more precise. */
const sameAreaKm = 200;
/** Cloudflare calls callers below it "likely automated". */
const leastBotScore = 30;

/** Why a sign-in needs a second factor; empty for a trusted device that nothing is unusual about. Pure (ADR 161). */
export function findMfaRules(device: StoredDevice | undefined, place: CallerPlace, now: number): MfaRule[] {
  const isBot = place.botScore !== null && place.botScore < leastBotScore;
  const untrusted = isBot ? (['untrusted_ip'] as const) : [];
  if (!device) return ['new_device', ...untrusted];
  const isAbroad = device.country !== null && place.country !== null && device.country !== place.country;
  return [
    ...(isAbroad ? (['new_country'] as const) : []),
    ...(isTooFar(device, place, now) ? (['geo_velocity'] as const) : []),
    ...untrusted,
  ];
}

function isTooFar(device: StoredDevice, place: CallerPlace, now: number): boolean {
  const km = findDistance(device, place);
  const hours = Math.max(0, now - device.lastUsedAt) / 3_600_000;
  return km > sameAreaKm && km > mostKmPerHour * hours;
}

interface Place {
  latitude: number | null;
  longitude: number | null;
}

/** Along the surface, in kilometers (haversine formula); 0 if a place isn't known. */
function findDistance(from: Place, to: Place): number {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null)
    return 0;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [half, across] = [
    Math.sin(radians(to.latitude - from.latitude) / 2),
    Math.sin(radians(to.longitude - from.longitude) / 2),
  ];
  const part = half ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * across ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(part)));
}
