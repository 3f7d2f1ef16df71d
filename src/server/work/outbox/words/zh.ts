import type { MessageWords } from '#server/work/outbox/messages.ts';

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
  'payout-changed': ({ site, account, change, what, when }) => ({
    subject: `${site}：收款方式已更改`,
    text: `${when}，${site} 账号 ${account} 的收款方式${change === 'added' ? '新增' : '移除'}了 ${what}。如非本人操作，请立即修改密码并联系客服。`,
  }),
  notice: ({ title, text }) => ({ subject: title, text }),
};
