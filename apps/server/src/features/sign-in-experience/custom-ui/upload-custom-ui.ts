import { assetErrors } from '@gatehouse/contract/assets/assets';
import type { UploadedFile } from '@gatehouse/contract/endpoint';
import { edgeErrors } from '@gatehouse/contract/errors';
import {
  type ArchiveProblem,
  archiveProblems,
} from '@gatehouse/contract/sign-in-experience/archive-problems';
import type { Ctx } from '../../../runtime/ctx.ts';
import { fail } from '../../../lib/fail.ts';
import { createId } from '../../../lib/ids.ts';
import { readZip, ZipError } from './read-zip.ts';
import { type CustomUiFile, saveCustomUi } from '../../../experience/custom-ui-store.ts';

/** Stores an archive that has an `index.html`, and returns the ID of its folder. */
export async function uploadCustomUi(
  ctx: Ctx,
  { bytes }: UploadedFile,
): Promise<{ customUiAssetId: string }> {
  const archive = Buffer.from(bytes);
  if (!archive.toString('latin1', 0, 2).startsWith('PK')) return fail(assetErrors.typeNotAllowed);
  const files = await unpack(archive);
  if (!files.some(({ path }) => path === 'index.html')) refuse('noPage');
  const id = createId();
  await ctx.runtime.database.tenant(ctx.tenant.id, (db) => saveCustomUi(db, id, files), 'long');
  return { customUiAssetId: id };
}

async function unpack(archive: Buffer): Promise<CustomUiFile[]> {
  try {
    return await readZip(archive);
  } catch (error) {
    if (error instanceof ZipError) return refuse(error.problem);
    throw error;
  }
}

const refuse = (problem: ArchiveProblem): never =>
  fail(edgeErrors.invalidInput, { data: { fields: { 'body.file': archiveProblems[problem] }, problem } });
