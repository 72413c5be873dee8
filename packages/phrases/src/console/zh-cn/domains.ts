import type { Translation } from '../translated.ts';

/** Custom domains of the tenant, in simplified Chinese. */
export const domains: Translation<'domains'> = {
  title: '自定义域名',
  description: '让用户在您自己的域名上登录，例如 login.example.com。',
  columns: { domain: '域名', status: '状态', detail: '下一步', added: '添加时间' },
  primary: '主域名',
  status: {
    PendingVerification: '等待 DNS',
    PendingSsl: '等待证书',
    Active: '正常',
    Error: '未提供服务',
  },
  detail: {
    PendingVerification: '创建 DNS 记录',
    PendingSsl: 'DNS 已验证；代理正在获取证书',
    Active: '用户可以在此登录',
    failing: '缺少 DNS 记录',
    Error: '修复 DNS 记录',
  },
  full_other: '每个租户最多可以有 {{count}} 个自定义域名。如要添加，请先删除一个。',
  empty: {
    title: '暂无自定义域名',
    text: '用户在此服务器的 URL 上登录。添加域名即可使用您自己的域名。',
  },
  create: {
    action: '添加域名',
    title: '添加自定义域名',
    description: '下一步需要创建两条 DNS 记录，以验证该域名归您所有。',
    label: '域名',
    help: '您所管理的域名下的主机，至少包含三段，例如 login.example.com。',
  },
  tabs: { dns: 'DNS', files: '验证文件' },
  check: '重新检查',
  lastChecked: '上次检查：{{time}}',
  explain: {
    PendingVerification: {
      title: '请在管理该域名 DNS 的位置创建以下记录',
      text: '一周内每隔几分钟检查一次。DNS 更改可能需要几小时才能生效。',
    },
    PendingSsl: {
      title: 'DNS 已验证。正在等待与该域名的安全连接',
      text: '此服务器前方的代理需要为该域名获取证书，并转发其请求。',
    },
    Error: {
      title: '此域名未提供服务',
      text: '请修复 DNS 记录，然后重新检查。系统也会每小时检查一次。',
    },
    failing: {
      title: '此域名的 DNS 记录自 {{time}} 起缺失',
      text: '该域名仍可使用。如果记录缺失达一天，域名将停止工作，直到记录恢复。',
    },
  },
  problem: '上次检查发现：{{problem}}',
  records: {
    title: 'DNS 记录',
    description: '使用该域名期间，请保留这两条记录。',
    type: '类型',
    name: '名称',
    value: '值',
    state: '检查结果',
    unchecked: '尚未检查',
    met: '正确',
    missing: '未找到',
    apex: '如不使用 CNAME 记录，也可以使用包含 {{target}} 的 IP 地址的 A 和 AAAA 记录。',
  },
  addresses: {
    title: 'URL',
    description: '供用户在此域名上登录的应用使用。',
    issuer: '颁发者',
    discovery: '发现端点',
    providers:
      '社交提供商和企业提供商也需要此域名的回调 URL。Management API 和 Account API 接受此颁发者的令牌。',
  },
  makePrimary: {
    action: '设为主域名',
    title: '要将 {{domain}} 设为主域名吗？',
    text: '管理员发送的邀请和消息中的链接将指向该域名。应用继续使用原有的 URL。',
  },
  noPrimary: {
    action: '不再作为主域名',
    title: '要让链接重新使用服务器自己的 URL 吗？',
    text: '只要 {{domain}} 处于正常状态，已发送的链接仍然有效。',
  },
  delete: {
    action: '删除域名',
    title: '要删除 {{domain}} 吗？',
    text: '该域名将立即停止工作。在该域名上登录的用户需要重新登录，使用其颁发者的应用将停止工作。',
    users_other: '{{count}} 个用户唯一的通行密钥属于此域名，将会失效：{{names}}',
    more: '{{names}} 等',
  },
  files: {
    title: '验证文件',
    description: 'Apple、Google 或搜索引擎等其他服务在该域名上查找的文件。',
    path: '路径',
    pathHelp: '根目录下带扩展名的文件，或 /.well-known/ 下的路径。',
    type: '类型',
    types: { 'text/plain': '文本', 'application/json': 'JSON' },
    content: '内容',
    add: '添加文件',
    remove: '移除文件 {{number}}',
    file: '文件 {{number}}',
    none: '没有文件',
  },
};
