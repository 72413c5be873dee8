import type { Translation } from '../translated.ts';

/** Organization permissions, in traditional Chinese. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: '組織權限',
  description: '組織內的操作，例如邀請成員。由組織角色授予。',
  search: '名稱、描述或 ID',
  name: '名稱',
  nameHelp: '不能包含空格：權杖中的權限以空格分隔。',
  descriptionLabel: '描述',
  descriptionPlaceholder: '邀請成員加入組織',
  columns: { name: '權限', description: '描述' },
  empty: {
    title: '尚無組織權限',
    text: '建立權限（例如 invite:members），並將其指派給組織角色。',
  },
  create: {
    action: '建立組織權限',
    description: '以其允許的操作命名，例如 invite:members。',
  },
  edit: {
    menu: '編輯',
    title: '編輯組織權限',
    description: '您的應用程式會檢查權杖中的名稱。請同時在應用程式中變更。',
    save: '儲存組織權限',
  },
  delete: {
    action: '刪除組織權限',
    title: '要刪除 {{name}} 嗎？',
    text: '此權限會從所有組織角色中移除。現有權杖在過期前仍包含此權限。',
  },
};
