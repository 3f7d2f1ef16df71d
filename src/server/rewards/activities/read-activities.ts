import { type Activity, type activities, applicationsAtMost } from '#contract/activities.ts';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { wordsIn } from '#contract/languages.ts';
import type { ActivityStatus } from '#contract/missions.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { isOfferedNothing } from '../may-offer.ts';
import { selectMerchant } from '../merchant-store.ts';
import { countPictures, selectActivities, selectOwnApplications } from './activity-store.ts';

type Application = Awaited<ReturnType<typeof selectOwnApplications>>[number];

/** Whoever takes a break is shown none: they would be an invitation. */
export async function readActivities(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { language }: RequestOf<typeof activities>,
  player: Player,
): Promise<Done<AnswerOf<typeof activities>>> {
  const now = clock.now();
  const { currency } = await selectMerchant(database);
  if (await isOfferedNothing(database, { playerId: player.id, now })) {
    return done({ currency, activities: [] });
  }
  const [rows, own] = await Promise.all([
    selectActivities(database),
    selectOwnApplications(database, player.id),
  ]);
  const pictures = await countPictures(
    database,
    own.map(({ id }) => id),
  );
  const shown = rows.flatMap(({ code, terms }): Activity[] => {
    const applications = own.filter(({ activity }) => activity === code);
    const [last] = applications;
    const isOver = now >= new Date(terms.to);
    if (!last && isOver) return [];
    const left = Math.max(0, applicationsAtMost - applications.length);
    return [
      {
        id: code,
        promotion: terms.promotion,
        title: wordsIn(terms.title, language),
        ask: wordsIn(terms.ask, language),
        status: statusOf(last, { now, from: new Date(terms.from) }),
        endsAt: new Date(terms.to).toISOString(),
        form: terms.form,
        atLeast: String(terms.atLeast),
        atMost: String(terms.atMost),
        comment: last?.comment ?? null,
        pictures: pictures.get(last?.id ?? '') ?? 0,
        reason: last?.reason ?? null,
        note: last?.note ?? null,
        left: isOver ? 0 : left,
        answerBy: last && last.decided_at === null ? answerBy(last.applied_at, now) : null,
        rewardId: last?.grantState === 'claimable' ? last.grant_id : null,
      },
    ];
  });
  return done({ currency, activities: shown });
}

function statusOf(
  last: Application | undefined,
  { now, from }: { now: Date; from: Date },
): ActivityStatus {
  if (!last) return now < from ? 'coming soon' : 'Join';
  if (last.state !== 'Issued') return last.state;
  if (last.grantState === 'claimable') return 'Issued';
  return last.grantState === 'claimed' ? 'Claimed' : 'Closed';
}

/** A day after it was sent; where nobody answered by then, the next day is the new time. */
function answerBy(appliedAt: Date, now: Date): string {
  const days = Math.max(1, Math.ceil((now.getTime() - appliedAt.getTime() + 1) / dayMs));
  return new Date(appliedAt.getTime() + days * dayMs).toISOString();
}

const dayMs = 24 * 60 * 60_000;
