import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** A separate process for the tests that holds the database until its stdin closes: `node holder DATA_ROOT SYSTEM_ROOT` */
const [dataRoot = '', systemRoot] = process.argv.slice(2);
try {
  const postgres = await startEmbeddedPostgres({ dataRoot, systemRoot });
  process.stdout.write(`${JSON.stringify({ started: postgres.started, connection: postgres.connection })}\n`);
  process.stdin.resume().on('end', () => void postgres.stop());
} catch (error) {
  process.stdout.write(
    `${JSON.stringify({ failure: error instanceof Error ? error.message : String(error) })}\n`,
  );
}
