import type { AnswerOf } from '#contract/call.ts';
import type { Gift } from '#contract/gift.ts';
import {
  type InvitedFriend,
  referralFriendsShown,
  type referralOverview,
} from '#contract/referral.ts';
import type { ReferralTerms } from '#contract/referral-terms.ts';
import { maskAccount } from '#server/catalogue/mask-account.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { startOfDayIn } from '#server/kernel/zoned-time.ts';
import { ownReferralCode } from '#server/registration/own-referral-code.ts';
import { isOfferedNothing } from '../may-offer.ts';
import { selectMerchant } from '../merchant-store.ts';
import { monthAfter, monthOf } from '../vip/months.ts';
import { typeHours } from './name-referrer.ts';
import {
  countFriends,
  countReleased,
  findReferral,
  selectFriends,
  selectProgramme,
  selectRegisteredAt,
  selectTerms,
} from './referral-store.ts';
import { stepsOf } from './stages.ts';

type Overview = AnswerOf<typeof referralOverview>;

/** Of a friend the masked name and which steps are missing, never an amount. In a break nothing is offered. */
export async function readReferral(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  player: Player,
): Promise<Done<Overview>> {
  const now = clock.now();
  const { currency, timeZone } = await selectMerchant(database);
  const month = monthOf(now, timeZone);
  const [programme, code, friends, invited, released, own, registeredAt, allTerms, isBreak] =
    await Promise.all([
      selectProgramme(database),
      ownReferralCode(database, player.id),
      selectFriends(database, player.id, referralFriendsShown),
      countFriends(database, player.id),
      countReleased(database, player.id, month),
      findReferral(database, player.id),
      selectRegisteredAt(database, player.id),
      selectTerms(database),
      isOfferedNothing(database, { playerId: player.id, now }),
    ]);
  const nextMonth = startOfDayIn(timeZone, monthAfter(month));
  const terms = programme?.terms;
  const typeUntil = registeredAt && new Date(registeredAt.getTime() + typeHours * 60 * 60_000);
  const mayType = terms && !own && !isBreak && typeUntil && typeUntil > now;
  return done({
    currency,
    isOpen: terms !== undefined && !isBreak,
    code,
    verified: terms?.verified ? sidesOf(terms.verified) : null,
    played: terms?.played
      ? {
          ...sidesOf(terms.played),
          deposits: String(terms.played.deposits),
          bets: String(terms.played.bets),
          days: terms.played.days,
        }
      : null,
    month: { released, atMost: terms?.friendsPerMonth ?? 0, endsAt: nextMonth.toISOString() },
    friends: friends.flatMap((friend) => {
      const agreed = allTerms.get(friend.terms_version);
      return agreed ? [shownFriend(friend, agreed, { now, nextMonth })] : [];
    }),
    invited,
    typeUntil: mayType ? typeUntil.toISOString() : null,
    asOf: now.toISOString(),
  });
}

function sidesOf({ inviter, friend }: { inviter?: Gift | undefined; friend?: Gift | undefined }) {
  const given = (gift: Gift | undefined) =>
    gift ? { form: gift.form, amount: String(gift.amount) } : null;
  return { inviter: given(inviter), friend: given(friend) };
}

type Friend = Awaited<ReturnType<typeof selectFriends>>[number];

function shownFriend(
  friend: Friend,
  terms: ReferralTerms,
  { now, nextMonth }: { now: Date; nextMonth: Date },
): InvitedFriend {
  const steps = stepsOf(friend, terms);
  const { refusal, done_at: doneAt, released_month: released, until } = friend;
  const hasMoneySteps = terms.played !== undefined;
  const isOver =
    hasMoneySteps && until <= now && !(steps.hasDeposited && steps.hasStaked) && doneAt === null;
  const state =
    refusal !== null || friend.concern_at !== null
      ? 'not-counted'
      : released !== null
        ? 'released'
        : doneAt !== null
          ? 'next-month'
          : isOver
            ? 'over'
            : 'open';
  return {
    name: maskAccount(friend.account),
    registeredAt: friend.registered_at.toISOString(),
    state,
    ...steps,
    until: hasMoneySteps && state === 'open' ? until.toISOString() : null,
    countsFrom: state === 'next-month' ? nextMonth.toISOString() : null,
  };
}
