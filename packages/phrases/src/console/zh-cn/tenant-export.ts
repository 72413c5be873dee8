import type { Translation } from '../translated.ts';

/** The page that exports the tenant, in simplified Chinese. */
export const tenantExport: Translation<'tenantExport'> = {
  title: '导出',
  description: '将此租户迁移到其他安装，或保留一份数据副本。',
  sealed: {
    title: '加密导出',
    description: '包含全部内容，并用密码短语加密。可以导入到空租户中。',
    passphrase: '密码短语',
    help: '至少 {{count}} 个字符。没有密码短语，任何人都无法打开文件。',
    again: '再次输入密码短语',
    short: '请至少输入 {{count}} 个字符。',
    different: '两次输入的密码短语不一致。',
    action: '导出（含机密信息）',
    done: '导出文件已保存。请将文件和密码短语存放在不同位置。其他超级管理员会收到邮件通知。',
  },
  unsealed: {
    title: '数据导出',
    description: '可供阅读和处理的 JSON Lines。无法重新导入。',
    text: '包含设置、用户、组织和角色，不含机密信息、密码哈希和第二验证因素。',
    action: '导出（不含机密信息）',
  },
  signInAgain: {
    title: '重新登录以继续',
    text: '您上次登录已超过 10 分钟。登录后会回到此页面。',
    action: '重新登录',
  },
};
