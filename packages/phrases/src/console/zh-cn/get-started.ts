import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in simplified Chinese. */
export const getStarted: Translation<'getStarted'> = {
  title: '入门',
  description: '为您的应用设置登录。',
  steps: {
    label: '步骤',
    demo: {
      title: '试用演示',
      description: '在此租户的演示应用中注册，查看它获得的令牌。',
      action: '打开演示',
    },
    application: {
      title: '创建您的应用',
      description: '选择您的框架。指南提供包含您的 ID 的可用代码。',
      action: '创建应用',
    },
    email: {
      title: '设置邮件',
      description: '验证码、邀请和链接由连接器发送。',
      sent: '验证码、邀请和链接可以送达。',
      kept: '邮件尚不会送达。验证码、邀请和链接保留在开发收件箱中。',
      nothing: '尚无法发送邮件，因此用户收不到验证码和邀请。',
      action: '设置邮件',
      inbox: '打开收件箱',
    },
    api: {
      title: '保护 API',
      description: '注册您的应用所调用的 API 及其权限。',
      action: '创建 API 资源',
    },
    role: {
      title: '创建角色',
      description: '角色授予用户和机器对机器应用访问 API 的权限。',
      action: '创建角色',
    },
  },
  addresses: {
    title: 'URL',
    description: '供客户端库和脚本使用。',
    endpoint: '端点',
    issuer: '颁发者',
    discovery: '发现端点',
    management: 'Management API 资源',
    reference: 'API 参考',
  },
};
