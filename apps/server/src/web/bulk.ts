import type { BulkResults } from '@gatehouse/contract/bulk';
import { type BodyOf, type Endpoint, type HandlerInput, withChecks } from '@gatehouse/contract/endpoint';
import { ApiError } from '../lib/fail.ts';
import type { Ctx, Note, TransactionCtx } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { createAnnouncing, findWanted } from './announcing.ts';
import { auditRefusal, auditSuccess, readOld } from './audit-request.ts';
import type { EndpointEvents, SilentEndpoint } from './events.ts';
import { checkOutput } from './send.ts';
import { createShare, type Share } from './share.ts';
import { watchChanges } from './watch-changes.ts';

/** The operation that a bulk operation runs for each record. */
interface Single<E extends Endpoint> {
  endpoint: E;
  /** The events of its feature, which contain those of the operation. */
  events: readonly (EndpointEvents | SilentEndpoint)[];
  handle: (ctx: TransactionCtx, input: One<E>) => Promise<unknown>;
}

/** The input for one record. */
interface One<E extends Endpoint> {
  params: HandlerInput<E>['params'];
  body: BodyOf<E>;
}

function eventsOf(
  endpoint: Endpoint,
  declared: readonly (EndpointEvents | SilentEndpoint)[],
): EndpointEvents {
  const found = declared.find(
    (each): each is EndpointEvents => each.endpoint === endpoint && 'audit' in each,
  );
  if (!found) throw new Error(`${endpoint.method} ${endpoint.path} has no events`);
  return found;
}

const shares = new WeakMap<Runtime, Share>();

/** One bulk operation of a caller runs at a time, on one connection, and all of them use a quarter of the pool at most. */
function shareOf(runtime: Runtime): Share {
  const size = Math.max(1, Math.floor(runtime.settings.DATABASE_POOL_SIZE / 4));
  const share = shares.get(runtime) ?? createShare({ size, perCaller: 1, waitMs: 5_000 });
  shares.set(runtime, share);
  return share;
}

const keyOf = ({ tenant, actor }: Ctx): string =>
  `${tenant.id} ${'userId' in actor ? actor.userId : 'clientId' in actor ? actor.clientId : ''}`;

/**
 * Runs the single operation for each record, in a transaction of its own with its audit log entry and webhook events, as if it had been
 * requested alone. A rejected one is reported and audited, and the others go on (ADR 203). The bulk endpoint has the permission of the
 * single one.
 */
export async function runEach<const E extends Endpoint>(
  ctx: Ctx,
  bulk: Endpoint,
  { endpoint, events: declared, handle }: Single<E>,
  ids: readonly string[],
  inputOf: (id: string) => One<E>,
): Promise<BulkResults> {
  if (bulk.permission !== endpoint.permission)
    throw new Error(`${bulk.path} has another permission than ${endpoint.path}`);
  const events = eventsOf(endpoint, declared);
  const checked = await withChecks(endpoint);
  const subscribed = await findWanted(ctx.runtime, ctx.tenant.id, events);

  async function runOne(id: string): Promise<void> {
    const given = inputOf(id);
    const input = { params: given.params, body: given.body, query: undefined };
    const effects: (() => Promise<void>)[] = [];
    const noted: Note = {};
    // The events say which request made them.
    const announcing = createAnnouncing({ ...checked, path: bulk.path, method: bulk.method }, events, {
      subscribed,
      url: bulk.path,
    });
    await ctx.runtime.database.tenant(
      ctx.tenant.id,
      async (db) => {
        const scoped: TransactionCtx = {
          ...ctx,
          db,
          note: (about) => void Object.assign(noted, about),
          afterCommit: (effect) => void effects.push(effect),
        };
        const watch = await watchChanges(scoped, endpoint, input);
        const old = await readOld(scoped, events, input, subscribed);
        const output = checkOutput(checked, await handle(scoped, given));
        const finished = await watch?.finish();
        await auditSuccess(scoped, events, { input, output, old, noted, changes: finished?.changes });
        await announcing.announce(scoped, { ...input, output, old });
      },
      'long',
    );
    for (const effect of effects) ctx.afterCommit(effect);
  }

  return shareOf(ctx.runtime)(keyOf(ctx), async () => {
    const results: BulkResults['results'] = [];
    for (const id of ids)
      try {
        await runOne(id);
        results.push({ id });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { code, message } = error.declaration;
        await auditRefusal(ctx, events, inputOf(id).params, error.declaration);
        results.push({ id, error: { code, message } });
      }
    return { results };
  });
}
