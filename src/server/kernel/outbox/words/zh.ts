import type { GuardChange } from '#contract/guard.ts';
import type { MessageWords } from '../messages.ts';

export const zh: MessageWords = {
  'verification-code': ({ site, code, minutes }) => ({
    subject: `您的 ${site} 验证码`,
    text: `${code} 是您的 ${site} 验证码，${minutes} 分钟内有效。我们不会向您索取，请勿告诉任何人。`,
  }),
  'password-reset': ({ site, account, linkOrCode, minutes }) => ({
    subject: `重设 ${site} 密码`,
    text: `有人为 ${site} 的账号 ${account} 申请重设密码。请在 ${minutes} 分钟内使用，仅限一次：\n\n${linkOrCode}\n\n如果不是您本人，无需操作，密码不会改变。`,
  }),
  'new-device': ({ site, account, device, place, when }) => ({
    subject: `${site}：新设备登录`,
    text: `${account} 刚从一台新设备登录了 ${site}：${device}，${place}，${when}。如果不是您本人，请立即修改密码。`,
  }),
  'account-locked': ({ site, account, minutes }) => ({
    subject: `${site}：账号暂时锁定`,
    text: `由于多次登录失败，${site} 的账号 ${account} 将锁定 ${minutes} 分钟。如果不是您本人，请稍后修改密码。`,
  }),
  'contact-changed': ({ site, account, contact, when }) => ({
    subject: `${site}：您的联系方式已更改`,
    text: `自 ${when} 起，${site} 账户 ${account} 的通知将发送至 ${contact}，不再发送到这里。如非本人操作，请立即联系客服。`,
  }),
  'guard-changed': ({ site, account, change, when }) => ({
    subject: `${site}：账户的登录方式已更改`,
    text: `${changes[change]}时间：${when}，${site} 账户 ${account}。如非本人操作，请立即更改密码并联系客服。`,
  }),
  'payout-changed': ({ site, account, change, what, when }) => ({
    subject: `${site}：收款方式已更改`,
    text: `${when}，${site} 账号 ${account} 的收款方式${change === 'added' ? '新增' : '移除'}了 ${what}。如非本人操作，请立即修改密码并联系客服。`,
  }),
  notice: ({ title, text }) => ({ subject: title, text }),
};

const changes: Readonly<Record<GuardChange, string>> = {
  'password-set': '您的账户现在可以用密码登录。',
  'password-changed': '您的账户密码已更改。',
  'payment-password-set': '您的账户设置了支付密码。',
  'passkey-added': '您的账户新增了一个通行密钥。',
  'passkey-removed': '您的账户移除了一个通行密钥。',
  'provider-linked': 'Google 或 Facebook 现在可以登录您的账户。',
  'provider-unlinked': 'Google 或 Facebook 不再能登录您的账户。',
  'authenticator-on': '身份验证器现在保护您的账户。',
  'authenticator-off': '身份验证器不再保护您的账户。',
  'recovery-codes-renewed': '您的账户恢复代码已重新生成。',
};
