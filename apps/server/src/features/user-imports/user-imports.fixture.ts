import * as api from '@gatehouse/contract/user-imports/endpoints';
import type { UserImport } from '@gatehouse/contract/user-imports/user-imports';
import type { ClientInput } from '@gatehouse/contract/endpoint';
import type { TestServer } from '../../../../../tests/support/server.ts';
import type { Caller } from '../../../../../tests/support/tenant.ts';
import { runUserImports } from '../../user-imports/run-imports.ts';

/** Creates an import and uploads its file. */
export async function upload(
  call: Caller,
  file: string | Blob,
  body: ClientInput<typeof api.createUserImport>['body'] = {},
): Promise<UserImport> {
  const { body: made } = await call(api.createUserImport, { body });
  const whole = file instanceof Blob ? file : new Blob([file]);
  const answer = await call(api.uploadUserImportPart, { params: { id: made.id }, file: whole });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

export const lines = (users: readonly object[]): string =>
  users.map((user) => `${JSON.stringify(user)}\n`).join('');

/** Works until nothing waits. */
export async function finish({ runtime }: TestServer): Promise<void> {
  while ((await runUserImports(runtime)) > 0);
}

export async function runImport(
  server: TestServer,
  call: Caller,
  file: string | Blob,
  body: ClientInput<typeof api.createUserImport>['body'] = {},
): Promise<UserImport> {
  const { id } = await upload(call, file, body);
  await call(api.startUserImport, { params: { id } });
  await finish(server);
  return (await call(api.getUserImport, { params: { id } })).body;
}

export async function reportOf(call: Caller, id: string) {
  const { body } = await call(api.listUserImportRows, { params: { id }, query: { page_size: 1000 } });
  return body.map(({ row, outcome, codes }) => [row, outcome, ...codes]);
}
