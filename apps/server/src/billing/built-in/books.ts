import { sql } from 'kysely';
import type { BillingProvider } from '@gatehouse/contract/billing/billing';
import { z } from 'zod';
import type { PlatformDb } from '../../database/database.ts';
import { createSecret } from '../../lib/ids.ts';
import type { OwnerRuntime } from '../../runtime/runtime.ts';
import { type Account, account, advance, type Collection } from './account.ts';

/** A page that the payer opens, whose random ID is the permission to use it. */
export const page = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('checkout'),
    sessionId: z.string(),
    tenantId: z.string(),
    email: z.string().nullable(),
    /** The account, once it exists. */
    accountId: z.string().nullable(),
    subscriptionRef: z.string().nullable(),
    skuId: z.string(),
    planName: z.string(),
    amount: z.number(),
    successUrl: z.string(),
    cancelUrl: z.string(),
    state: z.enum(['open', 'complete', 'expired']),
  }),
  z.object({ kind: z.literal('portal'), accountId: z.string(), returnUrl: z.string() }),
  z.object({ kind: z.literal('invoice'), accountId: z.string(), invoiceRef: z.string() }),
]);
export type Page = z.infer<typeof page>;
export type CheckoutPage = Extract<Page, { kind: 'checkout' }>;

/** The tables of a built-in provider. Each change locks the account, and first brings it up to date. */
export interface Books {
  createPage(created: Page, expiresAt: number): Promise<string>;
  findPage(id: string): Promise<Page | undefined>;
  /** Changes a page while it is locked. */
  changePage<T>(
    id: string,
    change: (db: PlatformDb, found: Page) => Promise<{ page?: Page; result: T }>,
  ): Promise<T | undefined>;
  findAccount(id: string): Promise<Account | undefined>;
  /** The account of a tenant, if it has one. */
  findAccountId(tenantId: string): Promise<string | undefined>;
  changeAccount(id: string, change: (known: Account) => Account): Promise<Account | undefined>;
  /** Opens an account in a transaction of `changePage`. */
  addAccount(db: PlatformDb, id: string, opened: Account): Promise<void>;
  /** Changes an account in a transaction of `changePage`. */
  changeAccountIn(
    db: PlatformDb,
    id: string,
    change: (known: Account) => Account,
  ): Promise<Account | undefined>;
}

export function openBooks(
  owner: () => OwnerRuntime,
  provider: BillingProvider,
  collection: Collection,
): Books {
  const current = (id: string, document: unknown): Account =>
    advance(account.parse(document), id, collection, owner().clock());

  async function changeAccountIn(
    db: PlatformDb,
    id: string,
    change: (known: Account) => Account,
  ): Promise<Account | undefined> {
    const { rows } = await sql<{ document: unknown }>`
      select document from billing_accounts where id = ${id} and provider = ${provider} for update`.execute(
      db,
    );
    if (!rows[0]) return undefined;
    const changed = current(id, change(current(id, rows[0].document)));
    await sql`update billing_accounts set document = ${JSON.stringify(changed)} where id = ${id}`.execute(db);
    return changed;
  }

  return {
    async createPage(created, expiresAt) {
      const id = createSecret();
      await owner().database.query(
        `insert into billing_pages (id, provider, kind, document, expires_at) values ($1, $2, $3, $4, $5)`,
        [id, provider, created.kind, JSON.stringify(created), new Date(expiresAt)],
      );
      return id;
    },
    async findPage(id) {
      const [row] = await owner().database.query<{ document: unknown }>(
        'select document from billing_pages where id = $1 and provider = $2 and expires_at > $3',
        [id, provider, new Date(owner().clock())],
      );
      return row && page.parse(row.document);
    },
    changePage: (id, change) =>
      owner().database.platform(async (db) => {
        const { rows } = await sql<{ document: unknown }>`
          select document from billing_pages where id = ${id} and provider = ${provider}
            and expires_at > ${new Date(owner().clock())} for update`.execute(db);
        if (!rows[0]) return undefined;
        const { page: changed, result } = await change(db, page.parse(rows[0].document));
        if (changed)
          await sql`update billing_pages set document = ${JSON.stringify(changed)} where id = ${id}`.execute(
            db,
          );
        return result;
      }),
    async findAccount(id) {
      const [row] = await owner().database.query<{ document: unknown }>(
        'select document from billing_accounts where id = $1 and provider = $2',
        [id, provider],
      );
      return row && current(id, row.document);
    },
    async findAccountId(tenantId) {
      const [row] = await owner().database.query<{ id: string }>(
        'select id from billing_accounts where tenant_id = $1 and provider = $2 order by created_at limit 1',
        [tenantId, provider],
      );
      return row?.id;
    },
    changeAccount: (id, change) => owner().database.platform((db) => changeAccountIn(db, id, change)),
    async addAccount(db, id, opened) {
      await sql`insert into billing_accounts (id, provider, tenant_id, document)
        values (${id}, ${provider}, ${opened.tenantId}, ${JSON.stringify(opened)})`.execute(db);
    },
    changeAccountIn,
  };
}
