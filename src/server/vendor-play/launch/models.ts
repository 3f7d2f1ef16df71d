import type { AnswerOf, RequestOf } from '#contract/call.ts';
import {
  type LiveModel,
  type launchChat,
  type liveModels,
  modelsEverySeconds,
} from '#contract/launch.ts';
import { inTransaction } from '#server/db/open.ts';
import { sessionOf } from '#server/identity/sessions/player-session.ts';
import {
  type Done,
  done,
  type Outcome,
  type Player,
  refuse,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { launchAddress, launchHostFor } from './launch-address.ts';
import { stoppedBy, writeToken } from './launch-game.ts';
import { selectGameTarget, selectOpenVendors, selectShownGames } from './launch-store.ts';
import { createVendorMemory } from './vendor-memory.ts';

const modelsOf = createVendorMemory('models', modelsEverySeconds, (vendor) => vendor.models());

/** Who sits at a table that can be played at now, and how it stands. */
export async function listModels(
  app: AppContext,
  { language, vassalage }: RequestOf<typeof liveModels>,
): Promise<Done<AnswerOf<typeof liveModels>>> {
  const vendors = (await selectOpenVendors(app.database, language, 'LIVE')).filter(
    ({ vendor }) => vassalage === undefined || vendor === vassalage,
  );
  const answers = await Promise.all(
    vendors.map(async ({ vendor, vendorName }) => {
      const models = (await modelsOf(app, vendor))?.models ?? [];
      return models
        .filter(({ isOnline }) => isOnline)
        .map((one) => ({ ...one, vendor, vendorName }));
    }),
  );
  const sitting = answers.flat();
  const { currency } = await readSite(app, language);
  const games = await selectShownGames(
    app.database,
    language,
    sitting.map(({ game }) => game),
  );
  return done({
    models: sitting.flatMap(({ isOnline: _, limits, results, seats, ...model }): LiveModel[] => {
      const game = games.get(model.game);
      // A vendor speaks of its own tables only.
      if (game?.vendor !== model.vendor) return [];
      return [
        {
          ...model,
          gameName: game.gameName,
          // What another currency may stake says nothing to who pays in this one.
          limits: limits?.find((one) => one.currency === currency) ?? null,
          results: results ?? null,
          seats: seats ?? null,
        },
      ];
    }),
  });
}

type ChatRefusal = (typeof launchChat)['refuses'][number] | 'session.expired';

/** The same way in as to the table itself: a token that is good once, behind the `#`. */
export async function openChat(
  app: AppContext,
  { vassalage, model, language, theme }: RequestOf<typeof launchChat>,
  player: Player,
  { origin }: Pick<Visit, 'origin'>,
): Promise<Outcome<AnswerOf<typeof launchChat>, ChatRefusal>> {
  const session = sessionOf(player);
  if (!session) return refuse('session.expired');
  const sitting = (await modelsOf(app, vassalage))?.models.find((one) => one.model === model);
  const target = sitting && (await selectGameTarget(app.database, language, sitting.game));
  const host = launchHostFor((await readSite(app, language)).launchGameCDNs, session);
  return inTransaction<Outcome<AnswerOf<typeof launchChat>, ChatRefusal>>(
    app.database,
    async (transaction) => {
      const place = { vendor: vassalage, gameType: target?.gameType, game: target?.game };
      const now = app.clock.now();
      const stopped = await stoppedBy(transaction, { player, mode: 'trial', place, now });
      if (
        stopped?.code === 'play.stopped' ||
        stopped?.code === 'break.active' ||
        stopped?.code === 'reality.pending'
      ) {
        return refuse(stopped.code, stopped.retryAfterSeconds);
      }
      if (!sitting?.isOnline || target?.vendor !== vassalage) return refuse('model.away');
      if (!target.isVendorOpen) return refuse('vendor.closed');
      if (!target.isGameOpen) return refuse('game.closed');
      if (host === undefined) return refuse('launch.nowhere');
      const launch = { player, session, target, mode: 'real', language } as const;
      const written = await writeToken(app, transaction, launch);
      if (!written) return refuse('session.expired');
      const path = `/chat/${vassalage}/${model}` as const;
      const parameters = { token: written.token, language, theme, mode: 'real', origin } as const;
      return done({
        chatUrl: launchAddress({ host, path, ...parameters }),
        expiresAt: written.expiresAt.toISOString(),
        name: sitting.name,
      });
    },
  );
}
