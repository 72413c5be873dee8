import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition: the start page, creating one, and switching between them, in simplified Chinese. */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: '创建您的第一个租户',
    text: '每个租户都有自己的用户、应用和登录页面。现在创建一个用于开发的租户，之后再创建一个用于生产的租户。',
    create: '创建租户',
  },
  invitations: {
    title: '查找您的租户',
    text: '您已受邀加入以下租户。请加入其中一个，或创建自己的租户。',
    from: '邀请人：{{name}}',
    join: '加入',
    create: '创建新租户',
  },
  suspended: {
    title: '{{name}} 已停用',
    users: '用户无法登录其应用。数据不会丢失：账户和会话均会保留。',
    administrators: '解除停用之前，无法更改其设置。如果您认为有误，请联系我们。',
    contact: '联系我们',
    pay: '请先付款，然后联系我们解除停用。',
    others: '您的其他租户',
  },
  create_modal: {
    title: '创建租户',
    description: '每个租户都有自己的用户和主机。',
    name: '名称',
    namePlaceholder: '我的项目',
    region: '区域',
    purpose: '用途',
    submit: '创建租户',
    tenant_created: '租户已创建。',
    invitation_failed: '邀请未能发送。您可以稍后再邀请同事。',
  },
  tags: { development: '开发', production: '生产' },
  tagHelp: {
    development: '免费，用于测试。不适用于真实用户。',
    production: '适用于真实用户。下一步选择套餐。',
  },
  production: {
    title: '您还没有用于生产的租户',
    text: '开发租户用于测试。请在真实用户登录之前创建生产租户。',
    create: '创建生产租户',
  },
  migration: {
    title: '用途：{{tag}}',
    development: '此租户现用于开发和测试。请为真实用户另建一个租户。',
    production: '此租户现用于生产，可供真实用户使用。',
    paid: '付费套餐保持不变。',
    gotIt: '知道了',
  },
  regions: { EU: '欧洲', US: '美国西部', AU: '澳大利亚' },
  roles: { admin: '超级管理员', collaborator: '协作者', viewer: '查看者' },
  accept: {
    title: '加入 {{tenant}}',
    invited: '您受邀管理此租户。您的角色是{{role}}。',
    invitedBy: '{{inviter}} 邀请您管理此租户。您的角色是{{role}}。',
    account: '您将以 {{account}} 的身份加入。',
    join: '加入',
    later: '暂不加入',
    home: '前往起始页',
    open: '打开 {{tenant}}',
    other: {
      title: '此邀请属于另一个账户',
      text: '您当前以 {{account}} 的身份登录，与受邀的邮箱地址不同。请使用受邀的邮箱地址登录后加入。',
      switch: '切换账户',
    },
    unknown: {
      title: '找不到邀请',
      text: '请检查链接是否完整。邀请或其租户可能已被删除。',
    },
    accepted: {
      title: '此邀请已被接受',
      text: '每个邀请只能使用一次。如果是您接受的，可以打开 {{tenant}}。',
    },
    revoked: {
      title: '此邀请已被撤销',
      text: '请向 {{tenant}} 的管理员索取新的邀请。',
    },
    expired: {
      title: '此邀请已过期',
      text: '请向 {{tenant}} 的管理员索取新的邀请。',
    },
  },
  switcher: {
    label: '切换租户',
    current: '租户：{{name}}',
    invited: '租户：{{name}}。您有待处理的邀请。',
    tenants: '租户',
    invitations: '邀请',
    join: '加入 {{name}}',
    create: '创建租户',
  },
};
