/** The guide of an application, in simplified Chinese. */
export const guide = {
  action: '指南',
  title: '接入 {{name}}',
  description: '包含 {{name}} 的 ID 和 URL 的可用代码。',
  done: '完成',
  tool: '工具',
  thirdParty:
    '这是第三方应用，因此需要用户同意授权。它可以请求 {{scopes}}；其他作用域在您允许之前会被拒绝（invalid_scope）。',
  toPermissions: '更改权限',
  secretPlaceholder: 'YOUR_APPLICATION_SECRET',
  secretHidden: '下方的代码使用占位符代替应用的密钥。',
  secretShown: '下方的代码包含密钥。请妥善保密。',
  showSecret: '显示密钥',
  hideSecret: '隐藏密钥',
  redirectUri: '重定向 URI',
  afterSignOut: '退出登录后重定向 URI',
  saveAddresses: '保存重定向 URI',
  saveAndFinish: '保存重定向 URI 并完成',
  addressesSaved: '已保存',
  addressesUnsaved: '建议值，未保存',
  resource: '要调用的 API',
  roles_other: '{{count}} 个角色',
  noRoles: '暂无角色',
  toRoles: '分配角色',
  noApi: '暂无 API 资源',
  toApis: '创建 API 资源',
  firstUse: {
    signIn: {
      title: '测试登录',
      text: '登录您的应用。结果会显示在这里。',
      waiting: '正在等待首次登录…',
      done: '登录正常',
    },
    token: {
      title: '测试令牌请求',
      text: '运行代码。结果会显示在这里。',
      waiting: '正在等待首个令牌…',
      done: '令牌签发正常',
    },
    failed: '上次尝试失败：{{reason}}',
    entry: '查看日志条目',
  },
  steps: {
    create: { title: '创建项目', text: '或使用现有项目。' },
    install: { title: '安装', text: '安装客户端库。' },
    redirects: {
      title: '设置重定向 URI',
      text: '用户登录和退出登录后返回的位置。其他 URI 会被拒绝。',
    },
    configure: { title: '配置', text: '代码包含您的应用的 ID 和 URL。' },
    callback: { title: '处理回调', text: '重定向 URI 指向此处。' },
    platform: {
      title: '注册自定义 URI 协议',
      text: '之后，重定向 URI 会打开您的应用而不是浏览器。',
    },
    signIn: { title: '登录和退出登录', text: '显示已登录的用户。' },
    deviceBegin: {
      title: '请求验证码',
      text: '设备使用应用 ID 请求验证码，无需密钥。',
    },
    deviceShow: {
      title: '显示 URL 和验证码',
      text: '以大号字体显示 URL 和验证码，直到验证码过期，并将 verification_uri_complete 显示为二维码。用户在手机或计算机上打开 URL，核对验证码，登录并允许访问。',
    },
    devicePoll: {
      title: '等待令牌',
      text: '使用设备码每 5 秒轮询一次。authorization_pending：继续轮询。slow_down：将请求间隔再延长 5 秒。expired_token：重新开始。access_denied：用户拒绝了访问。成功的响应包含令牌。',
    },
    deviceRun: {
      title: '试一试',
      text: '此脚本执行所有步骤：显示 URL 和验证码，等待，然后输出已登录的用户。',
    },
    roles: {
      title: '分配角色',
      text: '令牌仅包含所请求的权限中应用的角色所拥有的部分。角色 #internal:admin 拥有 Management API 的权限。',
    },
    token: { title: '获取令牌', text: '使用应用的 ID 和密钥，针对一个 API 获取。' },
    callApi: {
      title: '调用 API',
      text: '在 Authorization 标头中发送令牌。Management API 会返回前几个用户；对于您自己的 API，请使用其 URL。',
    },
    ownApi: {
      title: '调用您自己的 API',
      text: '登录时请求该 API 及其权限。令牌包含用户的角色所拥有的权限。如果您没有 API，请跳过此步骤。',
    },
    protectedHost: {
      title: '将主机指向您的代理',
      text: '创建 DNS 记录，并为其获取证书。仅允许来自代理的连接访问应用。',
    },
    protectedProxy: {
      title: '配置登录',
      text: '配置包含您的 ID、URL 和应用的设置。这些内容更改后，请重新复制配置。',
    },
    protectedServer: {
      title: '配置 Web 服务器',
      text: '它在转发请求之前要求登录，并通过 X-Forwarded-User 将用户传递给应用。',
    },
    protectedRun: { title: '试一试', text: '启动代理，并在浏览器中打开该主机。' },
    runMachine: { title: '试一试', text: '它会输出 API 的响应。' },
    run: { title: '试一试', text: '启动您的应用并登录。' },
  },
};
