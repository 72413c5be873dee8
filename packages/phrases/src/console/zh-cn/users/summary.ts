/** The summary on the page of a user, in simplified Chinese. */
export const usersSummary = {
  title: '账户',
  facts: {
    email: '邮箱地址',
    phone: '手机号码',
    username: '用户名',
    lastSignIn: '上次登录',
    lastFailure: '上次失败',
    factors: '第二验证因素',
    created: '创建时间',
  },
  noFailure: '无',
  noFactors: '无',
  activity: '最近活动',
  noActivity: '暂无活动。',
  all: '所有日志',
};
