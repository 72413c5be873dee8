import * as api from '@gatehouse/contract/user-imports/endpoints';
import { on, silent } from '../../web/events.ts';

export const events = [
  on(api.createUserImport, { audit: 'Import.Created', logs: ['source', 'sendUserEvents'] }),
  silent(api.uploadUserImportPart, 'The file becomes users only when the import is started.'),
  silent(api.checkUserImport, 'It adds no user.'),
  on(api.startUserImport, { audit: 'Import.Started' }),
  on(api.deleteUserImport, { audit: 'Import.Deleted' }),
];
