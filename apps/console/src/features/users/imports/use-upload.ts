import {
  checkUserImport,
  getUserImport,
  uploadUserImportPart,
} from '@gatehouse/contract/user-imports/endpoints';
import type { UserImport } from '@gatehouse/contract/user-imports/user-imports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../app/api/call.ts';
import { keyOf } from '../../../app/api/keys.ts';
import { useApp } from '../../../app/app-context.ts';

/** Small enough for slow connections: a request takes at most 20 seconds. */
const partBytes = 2 * 1024 * 1024;

/** Uploads a file in parts from where an earlier upload stopped, then has it checked. */
export function useUpload({ id }: UserImport) {
  const { api } = useApp();
  const client = useQueryClient();
  const [share, setShare] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const params = { id };

  async function upload(file: File): Promise<void> {
    setFailed(false);
    setShare(0);
    try {
      let { size } = await call(api, getUserImport, { params });
      while (size < file.size) {
        const part = file.slice(size, size + partBytes);
        ({ size } = await call(api, uploadUserImportPart, { params, query: { offset: size }, file: part }));
        setShare(size / file.size);
      }
      const checked = await call(api, checkUserImport, { params });
      client.setQueryData(keyOf(getUserImport, { params }), checked);
    } catch {
      setFailed(true);
    }
    setShare(undefined);
  }
  return { share, hasFailed, upload };
}
