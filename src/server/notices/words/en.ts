import { sayDuration } from '#contract/say-duration.ts';
import type { NoticeWords } from '#server/notices/templates.ts';
import { writeSum } from '#server/notices/write-sum.ts';

export const en: NoticeWords = {
  'deposit.credited': (sum) => ({
    title: 'Deposit credited',
    text: `${writeSum(sum, 'en')} has been added to your wallet.`,
  }),
  'deposit.failed': ({ why, ...sum }) => ({
    title: 'Your deposit did not go through',
    text: `${writeSum(sum, 'en')} was not credited. ${whys[why]}`,
  }),
  'refund.refused': (sum) => ({
    title: 'We could not return your money automatically',
    text: `${writeSum(sum, 'en')} could not be returned the same way. Our team will take care of it and pay you back.`,
  }),
  'withdrawal.approved': (sum) => ({
    title: 'Withdrawal approved',
    text: `${writeSum(sum, 'en')} is on its way to you.`,
  }),
  'withdrawal.rejected': ({ reason, ...sum }) => ({
    title: 'Withdrawal rejected',
    text: `${writeSum(sum, 'en')} is back in your wallet. Reason: ${reason}`,
  }),
  'withdrawal.paid': ({ minutes, ...sum }) => ({
    title: 'Withdrawal sent',
    text: `${writeSum(sum, 'en')} has been sent. Please confirm within ${sayDuration(Number(minutes), 'en')} that you received it.`,
  }),
  'limit.loosened': ({ limit, period, amount, currency }) => ({
    title: 'One of your limits is now higher',
    text:
      amount === null
        ? `${limits[limit]}, ${periods[period]}: you no longer have a limit of your own. Our maximum still applies.`
        : `${limits[limit]}, ${periods[period]}: ${limit === 'session' ? `${amount} min` : writeSum({ amount, currency }, 'en')} from now on.`,
  }),
  'kyc.approved': () => ({
    title: 'Identity verified',
    text: 'Your documents were accepted. You can now withdraw.',
  }),
  'kyc.refused': ({ reason }) => ({
    title: 'Your documents were not accepted',
    text: `${reasons[reason]} You can send new ones.`,
  }),
  'payout.added': ({ place }) => ({
    title: 'New payout account',
    text: `${place} was added to your payout accounts. If it was not you, change your password now and write to us.`,
  }),
  'payout.removed': ({ place }) => ({
    title: 'Payout account removed',
    text: `${place} was removed from your payout accounts. If it was not you, change your password now and write to us.`,
  }),
  'device.new': ({ device }) => ({
    title: 'New device',
    text: `Someone logged in to your account on ${device || 'an unknown device'}. If it was not you, change your password now.`,
  }),
  'factor.gone': () => ({
    title: 'Your account is now protected by your password only',
    text: 'The passkey or authenticator app that also protected it was removed. If it was not you, change your password now and write to us.',
  }),
  'dispute.answered': ({ round, verdict, answer }) => ({
    title: 'We reviewed your round',
    text: `Round ${round}: ${verdict === 'upheld' ? 'you were right' : 'it was played according to its rules'}. ${answer}`,
  }),
  'contract.news': ({ news, kind, other }) => ({
    title: `Contract: ${contractKinds[kind]}`,
    text: `${contractNews[news]} With ${other || 'the house'}.`,
  }),
  'bill.paid': ({ kind, ...sum }) => ({
    title: `Paid: ${contractKinds[kind]}`,
    text: `${writeSum(sum, 'en')} has been added to your wallet.`,
  }),
  'bill.short': ({ kind, ...sum }) => ({
    title: 'Not enough money in your wallet',
    text: `${writeSum(sum, 'en')} was due to one of your downlines (${contractKinds[kind]}), and your wallet did not cover it. The rest will be paid as soon as it does.`,
  }),
  'bill.waits': ({ kind, ...sum }) => ({
    title: `Still to be paid: ${contractKinds[kind]}`,
    text: `${writeSum(sum, 'en')} is still due to you: the payer’s wallet did not cover it. You will get it as soon as it does.`,
  }),
  'bill.unpaid': ({ kind, why, ...sum }) => ({
    title: `Not paid: ${contractKinds[kind]}`,
    text:
      why === 'denied'
        ? `The payment of ${writeSum(sum, 'en')} was not approved. If you do not agree, write to us.`
        : `The time limit has passed: ${writeSum(sum, 'en')} will not be paid, because the payer’s wallet did not cover it.`,
  }),
  'lottery.voided': ({ name, numero, reason }) => ({
    title: `${name}: draw cancelled`,
    text: `Draw ${numero} will not be held, and your stake is back in your wallet. ${voidReasons[reason] ?? `Reason: ${reason}`}`,
  }),
  'reward.waits': (sum) => ({
    title: 'Your reward is being checked',
    text: `${writeSum(sum, 'en')}: another account looks much like yours, so one of us looks at it first. Nothing is asked of you, and the days to claim it do not run meanwhile.`,
  }),
  'reward.released': (sum) => ({
    title: 'Your reward is ready',
    text: `We have checked it: you can claim ${writeSum(sum, 'en')} now.`,
  }),
  'reward.refused': ({ reason, ...sum }) => ({
    title: 'We did not release your reward',
    text: `${writeSum(sum, 'en')} will not be paid. Reason: ${reason} If you think that we are wrong, write to us.`,
  }),
  'reward.ends': ({ of, hours, ...sum }) => ({
    title:
      of === 'claim'
        ? `Your reward lapses in ${hours === '72' ? 'three days' : 'one day'}`
        : `Your bonus ends in ${hours === '72' ? 'three days' : 'one day'}`,
    text:
      of === 'claim'
        ? `${writeSum(sum, 'en')} can be claimed until then. The reward centre shows the exact time.`
        : `${writeSum(sum, 'en')} of it is left. Rounds that you begin before still count; your own money stays yours.`,
  }),
  'agent.message': ({ from, text }) => ({
    title: 'Message from your agent',
    text: `${from} writes: ${text}`,
  }),
};

const whys = {
  failed: 'The payment did not go through. You can try another payment method.',
  expired: 'The time to pay ran out. If you did pay, send us your receipt.',
  returned: 'The amount we received did not match and is on its way back.',
} as const;

const limits = {
  deposit: 'Deposit limit',
  loss: 'Loss limit',
  wager: 'Betting limit',
  session: 'Time limit',
} as const;

const periods = { day: '24 hours', week: '7 days', month: 'month' } as const;

const reasons = {
  unreadable: 'We could not read the photos.',
  expired: 'The document has expired.',
  incomplete: 'Something is missing in the photos.',
  'other-person': 'The face does not match the document.',
  'other-name': 'The name does not match your account.',
  'under-age': 'It shows that you are under age.',
  'not-genuine': 'We could not confirm that the document is genuine.',
} as const;

const contractKinds = {
  dividend: 'dividend',
  daily: 'daily salary',
  hourly: 'hourly salary',
  realtime: 'real-time salary',
} as const;

const contractNews = {
  offered: 'A contract has been offered.',
  requested: 'A contract has been requested.',
  accepted: 'The contract was accepted and is in force.',
  declined: 'The contract was declined.',
  'end-asked': 'There is a request to end the contract.',
  kept: 'The contract continues.',
  ended: 'The contract has ended.',
  expired: 'The time to answer has run out.',
} as const;

const voidReasons: Readonly<Record<string, string>> = {
  'no-beacon': 'The public source of randomness did not answer in time.',
  stopped: 'The game was stopped.',
  'never-opened': 'The draw was not opened in time.',
};
