import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Runtime } from '../runtime.ts';

const exposed = 'Total-Number, Link, Total-Number-Is-Capped, x-request-id, Preference-Applied';

/**
 * Which pages of other origins may call the APIs (ADR 5): the console may call all of them; the tenant's own
 * applications may call the account API; anybody may read what is public. Never with cookies.
 */
export async function applyCors(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { origin } = request.headers;
  if (!origin || !request.url.startsWith('/api/') || !request.tenant) return undefined;
  void reply.header('Vary', 'Origin');
  if (!(await isAllowed(runtime, request, origin))) return undefined;
  void reply.header('Access-Control-Allow-Origin', origin).header('Access-Control-Expose-Headers', exposed);
  if (request.method !== 'OPTIONS') return undefined;
  return reply
    .header('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE')
    .header(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type, Accept-Language, Prefer, logto-verification-id',
    )
    .header('Access-Control-Max-Age', '600')
    .code(204)
    .send();
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
  // As written, for `capacitor://localhost`, which has no origin of its own: that would be `null`, as every sandboxed frame's is.
  const origins = rows.flatMap(({ uri }) => (URL.canParse(uri) ? [uri, new URL(uri).origin] : []));
  return new Set(origins.filter((origin) => origin !== 'null'));
}
