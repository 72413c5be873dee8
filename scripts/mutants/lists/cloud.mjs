/** The cloud edition: tenants, members, plans and billing. */
export default [
  {
    id: 'D9 lock',
    breaks: 'two operations can count at the same time before either adds',
    file: 'apps/server/src/web/quota.ts',
    find: 'await sql`select pg_advisory_xact_lock(hashtextextended(',
    replace: 'await sql`select (hashtextextended(',
    tests: 'apps/server/src/web/quota.test.ts',
    name: '[D9]',
  },
  {
    id: 'D10 limit',
    breaks: 'an operation that adds nothing is refused while a limit is exceeded',
    file: 'apps/server/src/web/quota.ts',
    find: '.filter(({ adds }) => adds > 0)',
    replace: '',
    tests: 'apps/server/src/web/quota.test.ts',
  },
];
