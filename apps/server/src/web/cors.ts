import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Runtime } from '../runtime/runtime.ts';

/** `strictPreflight` is off, so a preflight without `Access-Control-Request-Method` is answered, too. */
const options = {
  methods: 'GET, POST, PUT, PATCH, DELETE',
  allowedHeaders: 'Authorization, Content-Type, DPoP, Accept-Language, Prefer, logto-verification-id',
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
      const allowed = origin !== undefined && isAllowed(runtime, request, origin);
      // Most requests come from programs or from our own pages: they don't pay for a promise.
      if (typeof allowed === 'boolean') done(null, toOptions(allowed, origin));
      else void answer(allowed, origin, done);
    },
  });
}

const toOptions = (isAllowed: boolean, origin = ''): FastifyCorsOptions =>
  isAllowed ? { ...options, origin } : { origin: false };

async function answer(
  allowed: Promise<boolean>,
  origin: string | undefined,
  done: (error: Error | null, corsOptions?: FastifyCorsOptions) => void,
): Promise<void> {
  let isListed: boolean;
  try {
    isListed = await allowed;
  } catch (error) {
    return done(error instanceof Error ? error : new Error(String(error)));
  }
  return done(null, toOptions(isListed, origin));
}

function isAllowed(
  runtime: Runtime,
  { tenant, url }: FastifyRequest,
  origin: string,
): boolean | Promise<boolean> {
  if (!tenant || !url.startsWith('/api/') || /^\/api\/(experience|connection-link)/.test(url)) return false;
  if (origin === runtime.settings.ADMIN_ENDPOINT || url.startsWith('/api/.well-known/')) return true;
  if (!/^\/api\/(my-account|verifications)(\/|\?|$)/.test(url)) return false;
  return runtime.cache
    .get(tenant.id, 'origins', () => listOrigins(runtime, tenant.id))
    .then((origins) => origins.has(origin));
}

async function listOrigins({ database }: Runtime, tenantId: string): Promise<Set<string>> {
  const { rows } = await sql<{ uri: string }>`
    select uri from applications a,
      lateral (select jsonb_array_elements_text(oidc_client_metadata -> 'redirectUris')
        union select jsonb_array_elements_text(coalesce(custom_client_metadata -> 'corsAllowedOrigins', '[]'))) u (uri)
    where not a.is_registered`.execute(database.for(tenantId));
  // Also the URI itself, for `capacitor://localhost`, whose origin would be `null`, like the one of every sandboxed frame.
  const origins = rows.flatMap(({ uri }) => (URL.canParse(uri) ? [uri, new URL(uri).origin] : []));
  return new Set(origins.filter((origin) => origin !== 'null'));
}
