import type { Translation } from '../translated.ts';

/** Organization roles, in traditional Chinese. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: '組織角色',
  description: '使用者或應用程式在組織中擁有的權限集合。所有組織共用這些角色。',
  search: '名稱、描述或 ID',
  name: '名稱',
  descriptionLabel: '描述',
  type: '類型',
  typeFixed: '之後無法變更。',
  types: { User: '使用者', MachineToMachine: '機器對機器' },
  typeHelp: {
    User: '指派給組織的成員。',
    MachineToMachine: '指派給代表組織運作的服務。',
  },
  columns: { name: '角色', permissions: '權限' },
  empty: {
    title: '尚無組織角色',
    text: '建立角色（例如 admin），並選擇其在組織中的權限。',
  },
  create: {
    action: '建立組織角色',
    description: '以組織中的職務命名，例如 admin。',
    namePlaceholder: 'admin',
    descriptionPlaceholder: '管理成員和帳務',
    permissions: '權限',
  },
  tabs: { permissions: '權限', general: '一般' },
  permissions: {
    search: '權限、描述或 ID',
    columns: { name: '權限', resource: '資源' },
    organization: '組織',
    empty: {
      title: '尚無權限',
      text: '指派組織權限，以及您的 API 的權限。',
    },
    assign: '指派權限',
    assignTitle: '為 {{name}} 指派權限',
    assignDescription: '擁有此角色的使用者和應用程式從下一個組織權杖起獲得這些權限。',
    remove: '移除',
    removeTitle: '要移除 {{name}} 嗎？',
    removeText: '擁有此角色的使用者和應用程式從下一個組織權杖起失去此權限。',
    removeConfirm: '移除權限',
  },
  general: { title: '組織角色', description: '供管理員識別此角色。' },
  delete: {
    action: '刪除組織角色',
    title: '要刪除 {{name}} 嗎？',
    text: '擁有此角色的使用者和應用程式會在所有組織中失去其權限。此動作無法復原。',
  },
};
