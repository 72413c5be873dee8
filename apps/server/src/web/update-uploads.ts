import type { FastifyRequest, onSendHookHandler } from 'fastify';
import { hasUploads, moveUploads } from '../uploads/move-uploads.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Replaces URLs of uploads in responses that another URL of the tenant was used for. */
export const updateUploads =
  (runtime: Runtime): onSendHookHandler =>
  ({ tenant, log }, _reply, payload, done) => {
    // Most responses have no upload: they don't pay for a promise.
    if (!tenant || typeof payload !== 'string' || !hasUploads(payload)) return done(null, payload);
    void send(moveOrKeep({ runtime, tenant, log }, payload), done);
  };

async function send(text: Promise<string>, done: (error: null, payload: string) => void): Promise<void> {
  done(null, await text);
}

/** The change is committed, and the response may be a secret that is shown once, so it is sent even if this fails. */
async function moveOrKeep(
  { runtime, tenant, log }: { runtime: Runtime; tenant: Tenant; log: FastifyRequest['log'] },
  text: string,
): Promise<string> {
  try {
    return await moveUploads(runtime, tenant, text);
  } catch (error) {
    log.warn({ err: error }, 'URLs of uploads in a response were not updated');
    return text;
  }
}
