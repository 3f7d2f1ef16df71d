import { type DemoGame, listGames } from '#demo/merchant/games.ts';
import type { Row } from '#demo/merchant/store.ts';
import type { Schedule } from '#server/lottery/draws/schedule.ts';

export type LotteryGameRow = Row<'lottery_game'> & { schedule: Schedule };

/** Every lottery tile of the catalogue as a game that is drawn. */
export function lotteryGameRows(): LotteryGameRow[] {
  return listGames().flatMap((game) => {
    if (game.gameType !== 'LOTT' && game.gameType !== 'ELOTT') return [];
    return [isOfficial(game) ? officialRow(game) : houseRow(game)];
  });
}

const isOfficial = ({ vassalage }: DemoGame) => ['TCG_SEA', 'TCG_LOTTO_VN'].includes(vassalage);

/** Seconds between draws, by class and by which game of its class it is; faster than in the world. */
const paces: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  LOTT: {
    SSC: [60, 300, 600],
    PK10: [300, 300, 600],
    '11X5': [600, 300],
    LHC: [900, 1_800],
    LF: [900, 1_800],
  },
  ELOTT: {
    SSC: [30, 60, 120],
    PK10: [60, 120, 180],
    '11X5': [60, 120],
    LHC: [180, 300],
    LF: [120, 180],
  },
};

function houseRow(game: DemoGame): LotteryGameRow {
  const { vassalage, gameClassify, gameCode } = game;
  const seconds = paces[vassalage]?.[gameClassify]?.[ordinalOf(game)] ?? 600;
  return {
    ...sharedRow(game),
    family: gameClassify,
    mode: vassalage === 'ELOTT' ? 'ELOTT' : 'LOTT',
    area: 'HOUSE',
    drawn_by: 'house',
    feed_code: null,
    time_zone: 'America/Bogota',
    schedule: schedule({
      draws: { kind: 'every', seconds, from: '00:00', until: '24:00' },
      numbering: gameClassify === 'PK10' ? 'running' : 'daily',
    }),
    close_before_ms: seconds < 60 ? 5_000 : 10_000,
    open_before_ms: 7_200_000,
    void_after_ms: 3_600_000,
    game_code: gameCode,
  };
}

/** What the sandbox's feed draws, when and where. */
const official: Readonly<Record<string, { family: string; zone: string; time: string }>> = {
  NORTH: { family: 'VN_NORTH', zone: 'Asia/Ho_Chi_Minh', time: '18:15' },
  CENTRAL: { family: 'VN_CENTRAL', zone: 'Asia/Ho_Chi_Minh', time: '17:15' },
  SOUTH: { family: 'VN_SOUTH', zone: 'Asia/Ho_Chi_Minh', time: '16:15' },
  THAI: { family: 'TH', zone: 'Asia/Bangkok', time: '15:30' },
  LAO: { family: 'LAO', zone: 'Asia/Vientiane', time: '20:30' },
  FOURD: { family: 'MY4D', zone: 'Asia/Kuala_Lumpur', time: '19:00' },
};

function officialRow(game: DemoGame): LotteryGameRow {
  const { family, zone, time } = official[game.gameClassify] ?? official.FOURD ?? never();
  return {
    ...sharedRow(game),
    family,
    mode: game.vassalage === 'TCG_SEA' ? 'SEA' : 'ZY',
    area: game.vassalage === 'TCG_SEA' ? 'SEA' : 'VN',
    drawn_by: 'official',
    // Odds of their own pay: one series is named, and no slip offers a choice of it.
    min_series: 1_980,
    feed_code: `${family}/${game.motif}-${game.index}`,
    time_zone: zone,
    schedule: schedule({ draws: { kind: 'at', times: [time] }, numbering: 'dated' }),
    close_before_ms: 900_000,
    open_before_ms: 86_400_000,
    void_after_ms: 259_200_000,
    game_code: game.gameCode,
  };
}

function sharedRow({ vassalage }: DemoGame) {
  return { vassalage, min_series: 1_700, max_series: 1_980, is_stopped: false };
}

/** Which game of its class it is within its vendor, from 0. */
function ordinalOf({ vassalage, gameClassify, gameCode }: DemoGame): number {
  const same = listGames().filter(
    (game) => game.vassalage === vassalage && game.gameClassify === gameClassify,
  );
  return same.findIndex((game) => game.gameCode === gameCode);
}

function schedule(own: Pick<Schedule, 'draws' | 'numbering'>): Schedule {
  return { ...own, weekdays: [1, 2, 3, 4, 5, 6, 7], pauses: [] };
}

function never(): never {
  throw new Error('A lottery of the demonstration has no schedule.');
}
