import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in simplified Chinese. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: '此租户的名称和环境。',
  general: {
    title: '常规',
    description: '区域和环境之后无法更改。',
    id: '租户 ID',
    name: '名称',
    nameHelp: '仅向管理员显示。',
    region: '区域',
    tag: '环境',
    created: '创建时间',
  },
  delete: {
    title: '删除租户',
    description: '其用户将立即无法登录。',
    action: '删除租户',
    confirmTitle: '要删除 {{name}} 吗？',
    confirmText: '此租户的所有用户、应用和设置都将被删除。7 天内只有此服务的运营方可以恢复。',
    host: '{{host}} 上的登录和 API 将停止工作。',
    members_other: '另外 {{count}} 名管理员将失去访问权限。',
    blockedTitle: '此租户目前无法删除',
    blockedText: '请先解决以下问题：',
    blockers: {
      paid_plan: '正在使用付费套餐。请切换到免费版套餐。',
      inactive_subscription: '订阅未处于有效状态。请更新付款方式。',
      open_invoice: '有未付账单。请付款。',
    },
  },
};
