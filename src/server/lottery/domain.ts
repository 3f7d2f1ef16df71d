import type { Domain } from '#server/kernel/domain.ts';
import { playBarredKind } from '#server/protection/play-barred.ts';
import { drawRules } from './draw-rules.ts';
import { advanceGame, gameKind } from './draws/advance-game.ts';
import { drawNumero } from './draws/draw-numero.ts';
import { revealKind, revealVoided } from './draws/reveal-voided.ts';
import { drawKind } from './draws/seal-list.ts';
import { lotteryAnswers } from './handlers.ts';
import { settleKind, settleNumero } from './tickets/settle-numero.ts';
import { stopBarredChases } from './tickets/stop-barred-chases.ts';
import { ticketHooks } from './tickets/ticket-hooks.ts';
import { ticketRules } from './tickets/ticket-rules.ts';

/** Draws know neither the rules nor the tickets: both are handed in here. */
export const lottery: Domain = {
  answers: (app) => lotteryAnswers(app, ticketRules),
  jobs: (app) => ({
    [gameKind]: advanceGame(app, drawRules, ticketHooks),
    [revealKind]: revealVoided(app),
    [drawKind]: drawNumero(app, drawRules, ticketHooks),
    [settleKind]: settleNumero(app, ticketRules),
    [playBarredKind]: stopBarredChases(app),
  }),
};
