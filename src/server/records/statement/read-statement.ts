import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { type RecordGroup, recordGroups } from '#contract/records.ts';
import type { memberStatement as Call } from '#contract/statements.ts';
import type { Language } from '#contract/values.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { dayIn } from '#server/kernel/zoned-time.ts';
import { readSite } from '#server/system/read-site.ts';
import { readTimeZone } from '../read-time-zone.ts';
import { groupOf } from '../record-groups.ts';
import { monthsUpTo } from './months.ts';
import { signText } from './sign-statement.ts';
import { statementKeyOf } from './statement-key.ts';
import { type KindSum, selectMonth } from './statement-store.ts';
import { type UnsignedStatement, writeStatement } from './write-statement.ts';

/** The statement of one's account for a month, with the signature that its file bears. */
export async function readStatement(
  app: AppContext,
  asked: RequestOf<typeof Call>,
  player: Player,
): Promise<Done<AnswerOf<typeof Call>>> {
  const statement = await sumMonth(app, asked, player);
  const { key, signature } = await sign(app, statement, asked.language);
  return done({ ...statement, key, signature });
}

/** The same as a file. */
export async function exportStatement(
  app: AppContext,
  asked: RequestOf<typeof Call>,
  player: Player,
): Promise<{ fileName: string; contentType: string; chunks: AsyncIterable<string> }> {
  const statement = await sumMonth(app, asked, player);
  const { file } = await sign(app, statement, asked.language);
  return {
    fileName: `statement-${statement.month}.csv`,
    contentType: 'text/csv; charset=utf-8',
    chunks: (async function* () {
      yield file;
    })(),
  };
}

async function sign(app: AppContext, statement: UnsignedStatement, language: Language) {
  const { publicKey: key, privateKey } = await statementKeyOf(app);
  const { text, close } = writeStatement(statement, key, language);
  const signature = signText(privateKey, text);
  return { key, signature, file: text + close(signature) };
}

async function sumMonth(
  app: AppContext,
  { month: asked, language }: RequestOf<typeof Call>,
  player: Player,
): Promise<UnsignedStatement> {
  const { database, clock } = app;
  const [timeZone, { currency, merchant }] = await Promise.all([
    readTimeZone(app),
    readSite(app, language),
  ]);
  const now = clock.now();
  const months = monthsUpTo(dayIn(timeZone, now));
  const month = asked !== undefined && months.includes(asked) ? asked : (months[0] ?? '');
  const wanted = { playerId: player.id, currency, month, timeZone, to: now };
  const { from, until, own, bonus, kinds } = await selectMonth(database, wanted);
  const isRunning = new Date(until) > now;
  return {
    ...{ month, months, account: player.account, merchant, timeZone, currency, isRunning },
    from: new Date(from).toISOString(),
    to: (isRunning ? now : new Date(until)).toISOString(),
    ...figuresOf({ own: BigInt(own), bonus: BigInt(bonus), kinds }),
  };
}

type Figures = Pick<UnsignedStatement, 'opening' | 'closing' | 'rows' | 'sum' | 'bonus'>;

/** Out of what lies there now, back over what moved since: opening, in and out by kind, closing. */
export function figuresOf({ own, bonus, kinds }: Lying): Figures {
  const month = kinds.filter(({ isLater }) => !isLater);
  const later = kinds.filter(({ isLater }) => isLater);
  const sumOf = (among: readonly KindSum[], column: SumColumn) =>
    among.reduce((sum, kind) => sum + BigInt(kind[column]), 0n);
  const both = (among: readonly KindSum[], whose: 'own' | 'bonus') => {
    const [came, went] = [sumOf(among, `${whose}In`), sumOf(among, `${whose}Out`)];
    return { in: came, out: went, net: came - went };
  };
  const balances = (now: bigint, whose: 'own' | 'bonus') => {
    const closing = now - both(later, whose).net;
    return { opening: String(closing - both(month, whose).net), closing: String(closing) };
  };
  const byGroup = Map.groupBy(month, ({ kind }) => groupOf(kind));
  const rows = recordGroups.flatMap((group: RecordGroup) => {
    const sums = both(byGroup.get(group) ?? [], 'own');
    return sums.in === 0n && sums.out === 0n ? [] : [{ group, ...written(sums) }];
  });
  const { in: came, out: went } = written(both(month, 'own'));
  const bonusSums = written(both(month, 'bonus'));
  return {
    ...balances(own, 'own'),
    rows,
    sum: { in: came, out: went },
    bonus: { ...balances(bonus, 'bonus'), in: bonusSums.in, out: bonusSums.out },
  };
}

interface Lying {
  own: bigint;
  bonus: bigint;
  kinds: readonly KindSum[];
}
type SumColumn = 'ownIn' | 'ownOut' | 'bonusIn' | 'bonusOut';

function written(sums: { in: bigint; out: bigint; net: bigint }) {
  return { in: String(sums.in), out: String(sums.out), net: String(sums.net) };
}
