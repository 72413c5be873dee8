import { z } from 'zod';

const address = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://');

/** The settings of the connections to the database. */
export const databaseSettings = {
  DATABASE_URL: address
    .optional()
    .describe(
      'Connection URL of a PostgreSQL server, version 13 or later. Without it, the server starts an embedded one.',
    ),
  DATABASE_DIRECT_URL: address
    .optional()
    .describe(
      'Connection URL of PostgreSQL itself, if DATABASE_URL leads to a pooler in transaction mode such as PgBouncer: for migrations, notifications, locks and the operator’s commands ([guide](database.md)).',
    ),
  DATABASE_NAMED_STATEMENTS: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'With `off`, no prepared statement is kept on connections: for poolers in transaction mode that lose them, such as PgBouncer before 1.21.',
    ),
  DATABASE_TENANT_ROLE: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/, 'must be a plain role name')
    .default('gatehouse_tenant')
    .describe(
      'Database role without login that row-level security applies to. It is created at the first start if the user in DATABASE_URL may create roles.',
    ),
  DATABASE_POOL_SIZE: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(2)
    .max(200)
    .default(20)
    .describe(
      'Database connections per process. The Management API uses at most half of them. Change notifications and housekeeping use one more each.',
    ),
  MIGRATE: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'With `off`, the server doesn’t change the schema of the database and doesn’t start before `npm run migrate` has: for deployments that migrate once, as a step of their own.',
    ),
};

interface Given {
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  SECRETS_KEY?: readonly string[] | undefined;
}

/** What is wrong with these settings together, if anything. */
export function findDatabaseProblem({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
  SECRETS_KEY,
}: Given): string | undefined {
  if (DATABASE_URL && !SECRETS_KEY)
    return 'SECRETS_KEY: is required with DATABASE_URL (32 bytes in base64url)';
  if (DATABASE_DIRECT_URL && !DATABASE_URL) return 'DATABASE_URL: is required with DATABASE_DIRECT_URL';
  return undefined;
}

/** Connects to PostgreSQL itself, also if DATABASE_URL leads to a pooler. */
export const directConnection = ({
  DATABASE_URL,
  DATABASE_DIRECT_URL = DATABASE_URL,
}: Given): { connectionString: string | undefined } => ({ connectionString: DATABASE_DIRECT_URL });
