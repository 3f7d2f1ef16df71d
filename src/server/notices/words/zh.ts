import { sayDuration } from '#contract/say-duration.ts';
import type { NoticeWords } from '#server/notices/templates.ts';
import { writeSum } from '#server/notices/write-sum.ts';

export const zh: NoticeWords = {
  'deposit.credited': (sum) => ({
    title: '存款已到账',
    text: `${writeSum(sum, 'zh')} 已存入您的钱包。`,
  }),
  'deposit.failed': ({ why, ...sum }) => ({
    title: '存款未完成',
    text: `${writeSum(sum, 'zh')} 未入账。${whys[why]}`,
  }),
  'refund.refused': (sum) => ({
    title: '退款未能自动完成',
    text: `${writeSum(sum, 'zh')} 无法原路退回，我们的工作人员会处理并退还给您。`,
  }),
  'withdrawal.approved': (sum) => ({
    title: '提款已批准',
    text: `${writeSum(sum, 'zh')} 正在汇给您。`,
  }),
  'withdrawal.rejected': ({ reason, ...sum }) => ({
    title: '提款被拒绝',
    text: `${writeSum(sum, 'zh')} 已退回您的钱包。原因：${reason}`,
  }),
  'withdrawal.paid': ({ minutes, ...sum }) => ({
    title: '提款已汇出',
    text: `${writeSum(sum, 'zh')} 已汇出。请在 ${sayDuration(Number(minutes), 'zh')} 内告诉我们是否收到。`,
  }),
  'limit.loosened': ({ limit, period, amount, currency }) => ({
    title: '您的一项限额已放宽',
    text:
      amount === null
        ? `${limits[limit]}（${periods[period]}）：您不再自设限额，最高限额仍然有效。`
        : `${limits[limit]}（${periods[period]}）：现为 ${limit === 'session' ? `${amount} 分钟` : writeSum({ amount, currency }, 'zh')}。`,
  }),
  'kyc.approved': () => ({
    title: '身份已验证',
    text: '您的证件已通过审核，现在可以提款。',
  }),
  'kyc.refused': ({ reason }) => ({
    title: '证件未通过',
    text: `${reasons[reason]}您可以重新提交。`,
  }),
  'payout.added': ({ place }) => ({
    title: '新增了一个收款账户',
    text: `${place} 已加入您的收款账户。如非本人操作，请立即更改密码并联系我们。`,
  }),
  'payout.removed': ({ place }) => ({
    title: '一个收款账户已移除',
    text: `${place} 已从您的列表中移除。如非本人操作，请立即更改密码并联系我们。`,
  }),
  'device.new': ({ device }) => ({
    title: '新设备登录提醒',
    text: `设备：${device || '未知设备'}。如果不是您本人，请立即修改密码。`,
  }),
  'factor.gone': () => ({
    title: '您的账户现在只由密码保护',
    text: '此前用于额外保护账户的通行密钥或验证器应用已被移除。如非本人操作，请立即更改密码并联系我们。',
  }),
  'dispute.answered': ({ round, verdict, answer }) => ({
    title: '您的这一局已复核',
    text: `第 ${round} 局：${verdict === 'upheld' ? '申诉成立' : '结果符合规则'}。${answer}`,
  }),
  'contract.news': ({ news, kind, other }) => ({
    title: `合约：${contractKinds[kind]}`,
    text: `${contractNews[news]}对方：${other || '平台'}。`,
  }),
  'bill.paid': ({ kind, ...sum }) => ({
    title: `已发放：${contractKinds[kind]}`,
    text: `${writeSum(sum, 'zh')}已存入您的钱包。`,
  }),
  'bill.short': ({ kind, ...sum }) => ({
    title: '您的钱包余额不足',
    text: `应向您的下级支付${writeSum(sum, 'zh')}（${contractKinds[kind]}），钱包余额不足以全额支付，余额充足后将自动补付。`,
  }),
  'bill.waits': ({ kind, ...sum }) => ({
    title: `待补付：${contractKinds[kind]}`,
    text: `您还有${writeSum(sum, 'zh')}未到账：付款方钱包余额不足，余额充足后将自动补付给您。`,
  }),
  'bill.unpaid': ({ kind, why, ...sum }) => ({
    title: `不予发放：${contractKinds[kind]}`,
    text:
      why === 'denied'
        ? `平台未批准${writeSum(sum, 'zh')}。如有异议，请联系我们。`
        : `付款期限已过，付款方钱包余额一直不足，${writeSum(sum, 'zh')}不再发放。`,
  }),
  'lottery.voided': ({ name, numero, reason }) => ({
    title: `${name}：开奖作废`,
    text: `第 ${numero} 期不再开奖，本金已退回您的钱包。${voidReasons[reason] ?? `原因：${reason}`}`,
  }),
  'reward.waits': (sum) => ({
    title: '您的奖励正在审核',
    text: `${writeSum(sum, 'zh')}：有另一个账户与您的账户十分相似，我们会先由专人核对。您无需操作，审核期间领取期限暂停计算。`,
  }),
  'reward.released': (sum) => ({
    title: '您的奖励可以领取了',
    text: `审核已通过，您现在可以领取 ${writeSum(sum, 'zh')}。`,
  }),
  'reward.refused': ({ reason, ...sum }) => ({
    title: '您的奖励未能发放',
    text: `${writeSum(sum, 'zh')} 将不予发放。原因：${reason} 如有异议，请联系我们。`,
  }),
  'reward.ends': ({ of, hours, ...sum }) => ({
    title:
      of === 'claim'
        ? `您的奖励将于${hours === '72' ? '三天' : '一天'}后失效`
        : `您的奖金将于${hours === '72' ? '三天' : '一天'}后结束`,
    text:
      of === 'claim'
        ? `在此之前可领取 ${writeSum(sum, 'zh')}。准确时间请查看奖励中心。`
        : `剩余 ${writeSum(sum, 'zh')}。到期前开始的局仍会计入；您自己的资金仍归您所有。`,
  }),
  'agent.message': ({ from, text }) => ({
    title: '您的代理发来消息',
    text: `${from} 写道：${text}`,
  }),
};

const whys = {
  failed: '付款未完成，您可以换一种支付方式。',
  expired: '付款时间已过。如果您已付款，请提交付款凭证。',
  returned: '收到的金额不符，正在原路退回。',
} as const;

const limits = {
  deposit: '存款限额',
  loss: '亏损限额',
  wager: '投注限额',
  session: '时间限额',
} as const;

const periods = { day: '24小时', week: '7天', month: '每月' } as const;

const reasons = {
  unreadable: '照片无法看清。',
  expired: '证件已过期。',
  incomplete: '照片内容不完整。',
  'other-person': '人脸与证件不符。',
  'other-name': '姓名与账户不符。',
  'under-age': '证件显示您未达到法定年龄。',
  'not-genuine': '我们无法确认证件真实。',
} as const;

const contractKinds = {
  dividend: '分红',
  daily: '日工资',
  hourly: '小时工资',
  realtime: '实时工资',
} as const;

const contractNews = {
  offered: '有一份新的合约邀约。',
  requested: '有人申请签订合约。',
  accepted: '合约已接受并开始生效。',
  declined: '合约已被拒绝。',
  'end-asked': '对方申请终止合约。',
  kept: '合约继续有效。',
  ended: '合约已终止。',
  expired: '答复期限已过。',
} as const;

const voidReasons: Readonly<Record<string, string>> = {
  'no-beacon': '公开随机源未能按时返回结果。',
  stopped: '该游戏已停售。',
  'never-opened': '该期未能按时开售。',
};
