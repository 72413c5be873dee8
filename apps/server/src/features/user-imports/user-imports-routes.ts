import * as api from '@gatehouse/contract/user-imports/endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { getImport, toUserImport } from '../../user-imports/store.ts';
import { implement } from '../../web/implement.ts';
import * as service from './user-imports-service.ts';
import * as store from './user-imports-store.ts';

export const routes = [
  implement(api.listUserImports, async ({ db }, { query }) => {
    const { items, ...page } = await store.listImports(db, query);
    return { ...page, items: items.map(toUserImport) };
  }),

  implement(api.createUserImport, async (ctx, { body }) =>
    toUserImport(await service.createImport(ctx, body)),
  ),

  implement(api.getUserImport, async ({ db, found }, { params }) =>
    toUserImport(found(await getImport(db, params.id), entityErrors.notFound)),
  ),

  implement(api.uploadUserImportPart, async (ctx, { params, query, file }) =>
    toUserImport(await service.addPart(ctx, params.id, { offset: query.offset, bytes: file.bytes })),
  ),

  implement(api.checkUserImport, async (ctx, { params }) =>
    toUserImport(await service.begin(ctx, params.id, 'Checking')),
  ),

  implement(api.startUserImport, async (ctx, { params }) =>
    toUserImport(await service.begin(ctx, params.id, 'Running')),
  ),

  implement(api.listUserImportRows, async ({ db, found }, { params, query }) => {
    found(await getImport(db, params.id), entityErrors.notFound);
    return store.listRows(db, params.id, query);
  }),

  implement(api.deleteUserImport, async ({ db, found }, { params }) => {
    found(await store.deleteImport(db, params.id), entityErrors.notFound);
  }),
];
