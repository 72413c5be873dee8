import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Runtime } from '../runtime/runtime.ts';

/** `strictPreflight` is off, so a preflight without `Access-Control-Request-Method` is answered, too. */
const options = {
  methods: 'GET, POST, PUT, PATCH, DELETE',
  allowedHeaders: 'Authorization, Content-Type, Accept-Language, Prefer, logto-verification-id',
  exposedHeaders: 'Total-Number, Link, Total-Number-Is-Capped, x-request-id, Preference-Applied',
  maxAge: 600,
  strictPreflight: false,
};

/**
 * Allows pages of other origins to call the APIs (ADR 5): the console all of them, the tenant's applications the account API, and any
 * page what is public. Never with cookies.
 */
export async function registerCors(app: FastifyInstance, runtime: Runtime): Promise<void> {
  await app.register(cors, {
    delegator(request, done) {
      const { origin } = request.headers;
      // Most requests come from programs and have no origin: they don't pay for a promise.
      if (!origin || !request.tenant || !request.url.startsWith('/api/')) done(null, { origin: false });
      else void answerOrigin(request, origin, done);
    },
  });
  async function answerOrigin(
    request: FastifyRequest,
    origin: string,
    done: (error: Error | null, corsOptions?: FastifyCorsOptions) => void,
  ): Promise<void> {
    let allowed: boolean;
    try {
      allowed = await isAllowed(runtime, request, origin);
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)));
    }
    return done(null, { ...options, origin: allowed && origin });
  }
}

async function isAllowed(runtime: Runtime, request: FastifyRequest, origin: string): Promise<boolean> {
  if (origin === runtime.settings.ADMIN_ENDPOINT) return !request.url.startsWith('/api/experience');
  if (request.url.startsWith('/api/.well-known/')) return true;
  const tenantId = request.tenant?.id ?? '';
  if (!/^\/api\/(my-account|verifications)(\/|\?|$)/.test(request.url)) return false;
  const origins = await runtime.cache.get(tenantId, 'origins', () => listOrigins(runtime, tenantId));
  return origins.has(origin);
}

async function listOrigins({ database }: Runtime, tenantId: string): Promise<Set<string>> {
  const { rows } = await sql<{ uri: string }>`
    select uri from applications,
      lateral (select jsonb_array_elements_text(oidc_client_metadata -> 'redirectUris')
        union select jsonb_array_elements_text(coalesce(custom_client_metadata -> 'corsAllowedOrigins', '[]'))) u (uri)`.execute(
    database.for(tenantId),
  );
  // Also the URI itself, for `capacitor://localhost`, whose origin would be `null`, like the one of every sandboxed frame.
  const origins = rows.flatMap(({ uri }) => (URL.canParse(uri) ? [uri, new URL(uri).origin] : []));
  return new Set(origins.filter((origin) => origin !== 'null'));
}
