import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { notifyPlayers as Call } from '#contract/notices.ts';
import { cleanRichText } from '#server/content/clean-rich-text.ts';
import { inTransaction } from '#server/db/open.ts';
import type { Worded } from '#server/db/tables/catalogue.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import type { MayMarket } from './may-market.ts';
import { tell } from './notify-player.ts';
import { selectPlayers } from './store.ts';

/** Sends an operator's message to some players in one transaction: all of them or none. */
export async function notifyPlayers(
  app: Pick<AppContext, 'database' | 'events'>,
  request: RequestOf<typeof Call>,
  operator: Actor,
  mayMarket: MayMarket,
): Promise<Done<AnswerOf<typeof Call>>> {
  const { requestId, accounts, kind, title, link } = request;
  const content = cleaned(wordedOf(request.content));
  return inTransaction(app.database, async (transaction) => {
    const players = await selectPlayers(transaction, accounts);
    let sent = 0;
    let spared = 0;
    for (const { id: playerId } of players) {
      if (kind === 'promotions' && !(await mayMarket(transaction, { playerId }))) {
        spared += 1;
        continue;
      }
      const isNews = await tell(app, transaction, {
        playerId,
        kind,
        link: link ?? null,
        about: `operator:${requestId}`,
        words: { title: wordedOf(title), content },
      });
      if (isNews) sent += 1;
    }
    if (sent > 0) {
      const detail = { kind, sent: String(sent) };
      await writeAudit(transaction, operator, 'message.tell', `message:${requestId}`, detail);
    }
    const known = new Set(players.map(({ account }) => account.toLowerCase()));
    const unknown = accounts.filter((account) => !known.has(account.toLowerCase()));
    return done({ sent, unknown, spared });
  });
}

function wordedOf(given: RequestOf<typeof Call>['title']): Worded {
  const written = Object.entries(given).filter(([, words]) => words !== undefined);
  return Object.fromEntries(written) as Worded;
}

function cleaned(words: Worded): Worded {
  const pairs = Object.entries(words).map(([language, html]) => [language, cleanRichText(html)]);
  return Object.fromEntries(pairs) as Worded;
}
