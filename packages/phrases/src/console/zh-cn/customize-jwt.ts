import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in simplified Chinese. */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: '自定义 JWT',
  description: '向访问令牌添加声明或参与登录的脚本，以及 ID 令牌的声明。',
  types: {
    'access-token': {
      title: '用户访问令牌',
      text: '脚本向用户的访问令牌添加声明：登录时、每次刷新时以及用于组织时。',
    },
    'client-credentials': {
      title: '机器对机器令牌',
      text: '脚本向机器对机器应用的访问令牌添加声明。',
    },
  },
  state: {
    none: '没有脚本',
    blocking: '脚本已启用。如果脚本失败，则不颁发令牌。',
    lenient: '脚本已启用。如果脚本失败，则颁发不含其声明的令牌。',
  },
  actions: {
    'post-first-factor': {
      title: '密码错误之后',
      text: '密码错误时，脚本向另一个系统核对该密码。如果核对通过，则用该密码创建或更新用户，用户在登录的同时即完成迁移。',
      script:
        '如果密码正确，runAction 返回 { action, user, passwordVerified: true }：未知用户使用 createUser，否则使用 updateUser。如果没有返回值或失败，则拒绝登录。',
    },
    'post-sign-in': {
      title: '登录结束时',
      text: '脚本在所有验证步骤之后运行。它可以更新用户或拒绝登录。',
      script:
        'runAction 返回 { action: "updateUser", user } 以更改用户，或不返回任何内容。api.denyAccess 拒绝登录。每次运行最多 3 秒。',
    },
    state: { on: '已启用', off: '已关闭。脚本会保留。' },
    enabled: { label: '启用', help: '如果关闭，脚本会保留，但不会运行。' },
    passwords: {
      title: '此脚本会接收明文密码',
      text: '请仅通过 HTTPS 将密码发送给检查密码的系统。此处不会记录密码。',
    },
    policy: {
      label: '脚本失败时',
      block: { label: '拒绝登录', help: '用户可以重试。' },
      allow: {
        label: '跳过脚本并继续',
        help: '审计日志会记录错误。调用 api.denyAccess 的脚本仍会拒绝登录。',
      },
    },
    test: '使用示例事件运行编辑器中的脚本。不会更改任何用户，也不会保存任何内容。',
    event: '示例事件',
    result: '结果',
    none: {
      title: '脚本没有返回任何内容',
      'post-first-factor': '登录被拒绝。',
      'post-sign-in': '登录继续。',
    },
  },
  create: '创建脚本',
  edit: '编辑脚本',
  delete: {
    action: '删除脚本',
    title: '要删除“{{title}}”的脚本吗？',
    ofAction: '登录将在没有该脚本的情况下继续。所有版本和变量都将被删除。',
    text: '新令牌将不再包含其声明，因此需要这些声明的 API 会拒绝令牌。所有版本和变量都将被删除。',
  },
  script: {
    title: '脚本',
    text: 'getCustomJwtClaims 返回声明。它可以是异步的，并且最多可以调用 fetch 五次。每次运行最多 3 秒。',
    label: '脚本',
    help: '按 Ctrl+空格键查看可用的数据。',
    syntaxError: '语法错误',
  },
  block: {
    label: '脚本失败时不颁发令牌',
    help: '否则会颁发不含脚本声明的令牌，并在审计日志中记录错误。',
  },
  variables: {
    label: '环境变量',
    help: '用于脚本的机密信息。值以加密形式存储，无法再次读取。',
    name: '名称',
    value: '{{name}} 的值',
    add: '添加变量',
    remove: '移除 {{name}}',
  },
  samples: { token: '示例令牌', context: '示例上下文' },
  run: {
    title: '测试',
    text: '使用示例数据运行编辑器中的脚本。不会颁发令牌，也不会保存任何内容。',
    action: '运行',
    token: '令牌中的声明',
    console: '控制台输出',
    ignored: '脚本无法设置这些声明',
    denied: '脚本拒绝了访问',
    failed: '脚本失败',
    failedAt: '脚本在第 {{line}} 行失败',
    limited: '运行已停止',
    limits: {
      time: '运行时间超过 3 秒。',
      memory: '使用的内存过多。',
      queue: '等待运行的脚本过多。请稍后重试。',
    },
    time: '用时 {{milliseconds}} ms',
  },
  versions: {
    title: '版本',
    text: '脚本的所有已保存版本。恢复操作会将该版本放入编辑器；保存后才会生效。',
    version: '版本 {{version}}',
    compare: '比较',
    restore: '恢复',
    same: '编辑器中的内容即为此版本。',
    difference: '恢复后的更改',
  },
  idToken: {
    title: 'ID 令牌声明',
    text: 'ID 令牌包含的可选声明。',
    edit: '选择声明',
    label: '声明',
    help: '仅当应用请求了相应的作用域时，ID 令牌才会包含该声明。用户信息端点会返回所有声明。',
    claims: {
      custom_data: '用户的自定义数据。作用域：custom_data',
      identities: '已关联的社交账户。作用域：identities',
      sso_identities: '企业身份。作用域：identities',
      roles: '用户角色的名称。作用域：roles',
      organizations: '用户所属组织的 ID。作用域：urn:logto:scope:organizations',
      organization_data: '这些组织的 ID 和名称。作用域：urn:logto:scope:organizations',
      organization_roles: '在组织中的角色。作用域：urn:logto:scope:organization_roles',
    },
  },
};
