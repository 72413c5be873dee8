/// <reference types="vite/types/importMeta.d.ts" />
import type { Endpoint } from './endpoint.ts';

/** Vite collects the files: a feature's endpoints are known as soon as they are written (ADR 125). */
const modules = import.meta.glob<Record<string, Endpoint>>('./*/{endpoints,*-endpoints}.ts', { eager: true });

/** `./roles/endpoints.ts` is `roles`, `./roles/user-endpoints.ts` is `roles/user`. */
const nameOf = (file: string): string => file.replace(/^\.\//, '').replace(/[/-]endpoints\.ts$/, '');

/** Every endpoint of the service, by feature. OpenAPI, the reference page and the free security tests walk this list. */
export const features: Record<string, Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(modules).map(([file, endpoints]) => [nameOf(file), endpoints]),
);

export const allEndpoints: readonly Endpoint[] = Object.values(features).flatMap((feature) =>
  Object.values(feature),
);
