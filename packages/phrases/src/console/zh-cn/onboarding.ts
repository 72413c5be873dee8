import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in simplified Chinese. */
export const onboarding: Translation<'onboarding'> = {
  step: '第 {{step}} 步，共 {{total}} 步',
  next: '下一步',
  create: '创建',
  finish: '完成',
  welcome: {
    title: '欢迎使用 Gatehouse',
    text: '请回答几个有关您的项目的问题。任何问题都可以跳过。',
    project: '您的项目为谁而做？',
    projects: { personal: '我自己', company: '公司' },
    companyName: '公司名称',
    stage: '您的产品处于哪个阶段？',
    stages: {
      'new-product': '新产品',
      'existing-product': '现有产品',
      'target-enterprise-ready': '正在面向企业客户升级',
    },
    additionalFeatures: '您看重什么？',
    features: {
      'customize-ui-and-flow': '自定义登录页面和步骤',
      compliance: '合规',
      'export-user-data': '导出用户数据',
      'budget-control': '成本控制',
      'bring-own-auth': '沿用现有的身份验证',
      others: '其他',
    },
    allowReports: '报告我如何使用此控制台',
    reportsHelp:
      '此服务的运营方会了解您打开了哪些页面以及最先完成了哪些步骤。您的 ID 和邮箱地址会经过哈希处理。您可以在个人资料中更改此项。',
  },
  tenant: {
    title: '创建您的第一个租户',
    text: '每个租户都有自己的用户、应用和登录页面。此租户用于开发，免费使用。',
    name: '名称',
    namePlaceholder: '我的项目',
    region: '区域',
    collaborators: '协作者',
    collaboratorsHelp: '协作者会收到邀请。按空格键或回车键添加邮箱地址。',
  },
  look: {
    title: '设计您的登录页面',
    text: '之后可以全部更改。',
    inspire: '给我灵感',
    logo: '徽标',
    color: '品牌颜色',
    identifier: '用户登录时使用',
    identifiers: { email: '邮箱地址', username: '用户名' },
    methods: '身份验证',
    methodNames: { password: '密码', verificationCode: '验证码' },
    social: '社交登录',
    demo: '演示',
    later: '稍后解锁',
  },
};
