import type { Translation } from '../translated.ts';

/** Organization roles, in simplified Chinese. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: '组织角色',
  description: '用户或应用在组织中拥有的权限集合。所有组织共用这些角色。',
  search: '名称、描述或 ID',
  name: '名称',
  descriptionLabel: '描述',
  type: '类型',
  typeFixed: '之后无法更改。',
  types: { User: '用户', MachineToMachine: '机器对机器' },
  typeHelp: {
    User: '分配给组织的成员。',
    MachineToMachine: '分配给代表组织运行的服务。',
  },
  columns: { name: '角色', permissions: '权限' },
  empty: {
    title: '暂无组织角色',
    text: '创建角色（例如 admin），并选择其在组织中的权限。',
  },
  create: {
    action: '创建组织角色',
    description: '以组织中的职务命名，例如 admin。',
    namePlaceholder: 'admin',
    descriptionPlaceholder: '管理成员和账单',
    permissions: '权限',
  },
  tabs: { permissions: '权限', general: '常规' },
  permissions: {
    search: '权限、描述或 ID',
    columns: { name: '权限', resource: '资源' },
    organization: '组织',
    empty: {
      title: '暂无权限',
      text: '分配组织权限，以及您的 API 的权限。',
    },
    assign: '分配权限',
    assignTitle: '为 {{name}} 分配权限',
    assignDescription: '拥有此角色的用户和应用从下一个组织令牌起获得这些权限。',
    remove: '移除',
    removeTitle: '要移除 {{name}} 吗？',
    removeText: '拥有此角色的用户和应用从下一个组织令牌起失去此权限。',
    removeConfirm: '移除权限',
  },
  general: { title: '组织角色', description: '供管理员识别此角色。' },
  delete: {
    action: '删除组织角色',
    title: '要删除 {{name}} 吗？',
    text: '拥有此角色的用户和应用将在所有组织中失去其权限。此操作无法撤消。',
  },
};
