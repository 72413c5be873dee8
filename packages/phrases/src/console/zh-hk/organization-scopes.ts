import type { Translation } from '../translated.ts';

/** Organization permissions, in traditional Chinese (Hong Kong). */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: '機構權限',
  description: '機構內的操作，例如邀請成員。由機構角色授予。',
  search: '名稱、描述或 ID',
  name: '名稱',
  nameHelp: '不能包含空格：權杖中的權限以空格分隔。',
  descriptionLabel: '描述',
  descriptionPlaceholder: '邀請成員加入機構',
  columns: { name: '權限', description: '描述' },
  empty: {
    title: '暫無機構權限',
    text: '建立權限（例如 invite:members），並將其指派給機構角色。',
  },
  create: {
    action: '建立機構權限',
    description: '以其允許的操作命名，例如 invite:members。',
  },
  edit: {
    menu: '編輯',
    title: '編輯機構權限',
    description: '您的應用程式會檢查權杖中的名稱。請同時在應用程式中更改。',
    save: '儲存機構權限',
  },
  delete: {
    action: '刪除機構權限',
    title: '要刪除 {{name}} 嗎？',
    text: '此權限會從所有機構角色中移除。現有權杖在到期前仍包含此權限。',
  },
};
