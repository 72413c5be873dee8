import type { Translation } from '../translated.ts';

/** Organization roles, in traditional Chinese (Hong Kong). */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: '機構角色',
  description: '用戶或應用程式在機構中擁有的權限組合。所有機構共用這些角色。',
  search: '名稱、描述或 ID',
  name: '名稱',
  descriptionLabel: '描述',
  type: '類型',
  typeFixed: '之後無法更改。',
  types: { User: '用戶', MachineToMachine: '機器對機器' },
  typeHelp: {
    User: '指派給機構的成員。',
    MachineToMachine: '指派給代表機構行事的服務。',
  },
  columns: { name: '角色', permissions: '權限' },
  empty: {
    title: '暫無機構角色',
    text: '建立角色（例如 admin），並選擇其在機構中的權限。',
  },
  create: {
    action: '建立機構角色',
    description: '以機構中的職務命名，例如 admin。',
    namePlaceholder: 'admin',
    descriptionPlaceholder: '管理成員和帳單',
    permissions: '權限',
  },
  tabs: { permissions: '權限', general: '一般' },
  permissions: {
    search: '權限、描述或 ID',
    columns: { name: '權限', resource: '資源' },
    organization: '機構',
    empty: {
      title: '暫無權限',
      text: '指派機構權限，以及您 API 的權限。',
    },
    assign: '指派權限',
    assignTitle: '為 {{name}} 指派權限',
    assignDescription: '擁有此角色的用戶和應用程式由下一個機構權杖起獲得這些權限。',
    remove: '移除',
    removeTitle: '要移除 {{name}} 嗎？',
    removeText: '擁有此角色的用戶和應用程式由下一個機構權杖起失去此權限。',
    removeConfirm: '移除權限',
  },
  general: { title: '機構角色', description: '供管理員識別此角色。' },
  delete: {
    action: '刪除機構角色',
    title: '要刪除 {{name}} 嗎？',
    text: '擁有此角色的用戶和應用程式會在所有機構中失去其權限。此操作無法復原。',
  },
};
