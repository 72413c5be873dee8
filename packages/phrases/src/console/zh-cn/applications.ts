import type { Translation } from '../translated.ts';
import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications: lists, creating and deleting, in simplified Chinese. */
export const applications: Translation<'applications'> = {
  title: '应用',
  description: '用户登录的应用，以及机器对机器客户端。',
  search: '名称、描述或 ID',
  lists: { mine: '我的应用', thirdParty: '第三方应用', registration: '客户端注册' },
  columns: { name: '应用', type: '类型', id: 'ID', createdAt: '创建时间' },
  types: {
    SPA: '单页应用',
    Traditional: 'Web 应用',
    Native: '原生应用',
    MachineToMachine: '机器对机器',
    Protected: '受保护的应用',
    SAML: 'SAML 应用',
  },
  typeHelp: {
    SPA: '在浏览器中运行，没有密钥。',
    Traditional: '在服务器上呈现页面，拥有密钥。',
    Native: '安装在设备上，没有密钥。',
    MachineToMachine: '以自身名义调用 API，没有用户。',
    Protected: '没有自己的登录功能，由其前方的反向代理让用户登录。',
    SAML: '支持 SAML 2.0 的服务提供商。',
  },
  name: '名称',
  descriptionLabel: '描述',
  thirdParty: '第三方应用',
  thirdPartyHelp:
    '由其他公司运营。用户同意授权后，它才能获得用户的数据。默认可请求 {{scopes}}，可在其“权限”标签页中添加更多。之后无法更改。',
  thirdPartyBadge: '第三方',
  adminBadge: '管理访问权限',
  builtIn: '此应用为内置应用，其 URL 遵循服务器的设置。',
  empty: {
    title: '暂无应用',
    text: '选择您的框架，获取包含应用代码的指南。',
  },
  emptyThirdParty: {
    title: '暂无第三方应用',
    text: '让您的用户在同意授权后登录其他公司的应用。',
  },
  create: {
    action: '创建应用',
    title: '创建应用',
    description: '请选择您的框架。下一步会提供相应的代码指南。',
    search: '框架、语言或库',
    named: '使用 {{name}} 创建应用',
    device: '为 {{name}} 创建应用',
    nameHelp: '在授权同意页面上向用户显示，也向管理员显示。',
    namePlaceholder: '在线商店',
  },
  tabs: {
    settings: '设置',
    branding: '品牌',
    access: '访问权限',
    permissions: '权限',
    roles: '角色',
    logs: '日志',
    organizations: '组织',
  },
  access,
  ...settings,
  roles: {
    search: '名称、描述或 ID',
    columns: { name: '角色', description: '描述' },
    empty: {
      title: '暂无角色',
      text: '没有角色，应用就没有任何 API 权限。',
    },
    assign: '分配角色',
    assignTitle: '为 {{name}} 分配角色',
    assignDescription: '应用从下一个令牌起获得这些角色的权限。',
    remove: '移除',
    removeTitle: '要移除 {{name}} 吗？',
    removeText: '应用从下一个令牌起失去其权限。',
    removeConfirm: '移除角色',
    noneTitle: '此应用代表用户运行',
    noneText: '其权限为已登录用户的权限。只有机器对机器应用才有角色。',
  },
  organizations: {
    noneTitle: '此应用代表用户运行',
    noneText: '它代表已登录用户的组织运行。只有机器对机器应用本身才属于组织。',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: '没有重定向 URI',
    serviceProvider: '没有实体 ID 或 ACS URL',
    signInMethod: '没有登录方式',
  },
  today: {
    signIns_zero: '今天没有登录',
    signIns_other: '今天有 {{number}} 次登录',
    tokens_zero: '今天没有颁发令牌',
    tokens_other: '今天颁发了 {{number}} 个令牌',
    more: {
      signIns: '今天有超过 {{number}} 次登录',
      tokens: '今天颁发了超过 {{number}} 个令牌',
    },
  },
  bulk: {
    deleteTitle_other: '要删除 {{count}} 个应用吗？',
    deleteText: '这些应用将被永久删除，用户将从中退出登录。',
    deleteConfirm: '删除应用',
    deleteTyped_other: '删除 {{count}} 个应用',
  },
  delete: {
    action: '删除应用',
    title: '要删除 {{name}} 吗？',
    text: '用户将无法再登录该应用，其令牌会被拒绝。此操作无法撤消。',
    users_other: '{{count}} 个用户将从中退出登录。',
    secrets_other: '{{count}} 个密钥将失效。',
    roles_other: '{{count}} 个角色将从中移除。',
  },
  guide,
};
