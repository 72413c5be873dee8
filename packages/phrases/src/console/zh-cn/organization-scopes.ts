import type { Translation } from '../translated.ts';

/** Organization permissions, in simplified Chinese. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: '组织权限',
  description: '组织内的操作，例如邀请成员。由组织角色授予。',
  search: '名称、描述或 ID',
  name: '名称',
  nameHelp: '不能包含空格：令牌中的权限以空格分隔。',
  descriptionLabel: '描述',
  descriptionPlaceholder: '邀请成员加入组织',
  columns: { name: '权限', description: '描述' },
  empty: {
    title: '暂无组织权限',
    text: '创建权限（例如 invite:members），并将其分配给组织角色。',
  },
  create: {
    action: '创建组织权限',
    description: '以其允许的操作命名，例如 invite:members。',
  },
  edit: {
    menu: '编辑',
    title: '编辑组织权限',
    description: '您的应用会检查令牌中的名称。请同时在应用中更改。',
    save: '保存组织权限',
  },
  delete: {
    action: '删除组织权限',
    title: '要删除 {{name}} 吗？',
    text: '该权限将从所有组织角色中移除。现有令牌在过期前仍包含该权限。',
  },
};
