import type { NoticeWords } from '#server/notices/templates.ts';
import { writeSum } from '#server/notices/write-sum.ts';
import { writeTime } from '#server/notices/write-time.ts';

export const en: NoticeWords = {
  'deposit.credited': (sum) => ({
    title: 'Your deposit is here',
    text: `${writeSum(sum, 'en')} are in your wallet.`,
  }),
  'deposit.failed': ({ why, ...sum }) => ({
    title: 'Your deposit did not go through',
    text: `${writeSum(sum, 'en')} were not credited. ${whys[why]}`,
  }),
  'refund.refused': (sum) => ({
    title: 'Your money could not go back by itself',
    text: `${writeSum(sum, 'en')} could not go back the way they came. One of us sees to it and pays them back.`,
  }),
  'withdrawal.approved': (sum) => ({
    title: 'Your withdrawal is approved',
    text: `${writeSum(sum, 'en')} are on their way to you.`,
  }),
  'withdrawal.rejected': ({ reason, ...sum }) => ({
    title: 'Your withdrawal was rejected',
    text: `${writeSum(sum, 'en')} are back in your wallet. Why: ${reason}`,
  }),
  'withdrawal.paid': ({ minutes, ...sum }) => ({
    title: 'Your withdrawal has been sent',
    text: `${writeSum(sum, 'en')} were sent. Tell us within ${writeTime(minutes, 'en')} whether they came.`,
  }),
  'limit.loosened': ({ limit, period, amount, currency }) => ({
    title: 'A limit of yours is looser now',
    text:
      amount === null
        ? `${limits[limit]}, ${periods[period]}: you set none any more. What is allowed at most still holds.`
        : `${limits[limit]}, ${periods[period]}: ${limit === 'session' ? `${amount} min` : writeSum({ amount, currency }, 'en')} from now on.`,
  }),
  'kyc.approved': () => ({
    title: 'We know who you are',
    text: 'Your documents were accepted. You can withdraw.',
  }),
  'kyc.refused': ({ reason }) => ({
    title: 'Your documents were not accepted',
    text: `${reasons[reason]} You can hand in others.`,
  }),
  'payout.added': ({ place }) => ({
    title: 'Money may go to a new place',
    text: `${place} was added to where your money may go. If it was not you, change your password now and write to us.`,
  }),
  'payout.removed': ({ place }) => ({
    title: 'A place for your money was removed',
    text: `${place} is off your list. If it was not you, change your password now and write to us.`,
  }),
  'device.new': ({ device }) => ({
    title: 'Your account was opened on a new device',
    text: `It was ${device || 'a device that we do not know'}. If it was not you, change your password now.`,
  }),
  'factor.gone': () => ({
    title: 'Only your password guards your account now',
    text: 'The passkey or authenticator app that guarded it besides was removed. If it was not you, change your password now and write to us.',
  }),
  'dispute.answered': ({ round, verdict, answer }) => ({
    title: 'Your round has been looked at',
    text: `Round ${round}: ${verdict === 'upheld' ? 'you were right' : 'it went as its rules say'}. ${answer}`,
  }),
  'contract.news': ({ news, kind, other }) => ({
    title: `Contract: ${contractKinds[kind]}`,
    text: `${contractNews[news]} With ${other || 'the house'}.`,
  }),
  'bill.paid': ({ kind, ...sum }) => ({
    title: `Paid: ${contractKinds[kind]}`,
    text: `${writeSum(sum, 'en')} are in your wallet.`,
  }),
  'bill.short': ({ kind, ...sum }) => ({
    title: 'Your wallet is short',
    text: `${writeSum(sum, 'en')} were due to somebody below you (${contractKinds[kind]}), and your wallet did not hold all of it. The rest is paid as soon as it does.`,
  }),
  'bill.waits': ({ kind, ...sum }) => ({
    title: `Still to come: ${contractKinds[kind]}`,
    text: `${writeSum(sum, 'en')} are still due to you: the payer’s wallet did not hold all of it. You get them as soon as it does.`,
  }),
  'bill.unpaid': ({ kind, why, ...sum }) => ({
    title: `Not paid: ${contractKinds[kind]}`,
    text:
      why === 'denied'
        ? `The site has denied ${writeSum(sum, 'en')}. If you do not agree, write to us.`
        : `The time is over: ${writeSum(sum, 'en')} are not paid any more, since the payer’s wallet did not hold them.`,
  }),
  'agent.message': ({ from, text }) => ({
    title: 'Message from your agent',
    text: `${from} writes: ${text}`,
  }),
};

const whys = {
  failed: 'Nothing of it counts as paid. You can try another way to pay.',
  expired: 'The time to pay ran out. If you have paid, tell us with your receipt.',
  returned: 'What came did not fit, and is on its way back to where it came from.',
} as const;

const limits = {
  deposit: 'Deposit limit',
  loss: 'Loss limit',
  wager: 'Wager limit',
  session: 'Time limit',
} as const;

const periods = { day: '24 hours', week: '7 days', month: 'month' } as const;

const reasons = {
  unreadable: 'The pictures could not be read.',
  expired: 'The document has expired.',
  incomplete: 'Something is missing on the pictures.',
  'other-person': 'The face is not the one on the document.',
  'other-name': 'The name is not the one of your account.',
  'under-age': 'It says that you are too young to play.',
  'not-genuine': 'We could not tell that the document is genuine.',
} as const;

const contractKinds = {
  dividend: 'dividend',
  daily: 'daily salary',
  hourly: 'hourly salary',
  realtime: 'real-time salary',
} as const;

const contractNews = {
  offered: 'A contract has been offered.',
  requested: 'A contract has been asked for.',
  accepted: 'The contract is accepted and counts.',
  declined: 'The contract was declined.',
  'end-asked': 'Somebody asks to end the contract.',
  kept: 'The contract goes on.',
  ended: 'The contract has ended.',
  expired: 'The time to answer is over.',
} as const;
