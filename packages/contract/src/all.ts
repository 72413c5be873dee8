/// <reference types="vite/types/importMeta.d.ts" />
import { type CheckedEndpoint, type Endpoint, withChecks } from './endpoint.ts';

/** Vite collects the files, so a feature's endpoints are known without being listed here (ADR 125). */
const modules = import.meta.glob<Record<string, Endpoint>>('./*/{endpoints,*-endpoints}.ts', { eager: true });

/** `./roles/endpoints.ts` is `roles`, `./roles/user-endpoints.ts` is `roles/user`. */
const nameOf = (file: string): string => file.replace(/^\.\//, '').replace(/[/-]endpoints\.ts$/, '');

/** Every endpoint of the service, by feature. OpenAPI, the reference page and the generated security tests use this list. */
export const features: Record<string, Record<string, CheckedEndpoint>> = Object.fromEntries(
  await Promise.all(
    Object.entries(modules).map(async ([file, endpoints]) => [nameOf(file), await withAllChecks(endpoints)]),
  ),
);

async function withAllChecks(endpoints: Record<string, Endpoint>): Promise<Record<string, CheckedEndpoint>> {
  const checked = Object.entries(endpoints).map(
    async ([name, one]) => [name, await withChecks(one)] as const,
  );
  return Object.fromEntries(await Promise.all(checked));
}

export const allEndpoints: readonly CheckedEndpoint[] = Object.values(features).flatMap((feature) =>
  Object.values(feature),
);
