import type { Game } from '#contract/catalogue.ts';
import type { GameType } from '#contract/values.ts';

export type LotteryPage = '/vnLottery' | '/seaLottery' | '/lottery';

/** Where a press on a game or a vendor's tile leads. */
export type LaunchRoute =
  | { kind: 'lottery'; page: LotteryPage; gameCode: string | undefined }
  | { kind: 'slots'; vassalage: string }
  | { kind: 'vendor-games'; gameType: GameType; vassalage: string }
  | { kind: 'launch'; gameCode: string };

/** Lotteries have rooms of their own; what is a group opens its list; the rest is launched. */
export function launchRouteOf(
  game: Pick<Game, 'vassalage' | 'gameType' | 'gameCode' | 'isGame'>,
): LaunchRoute {
  const { vassalage, gameType, gameCode } = game;
  const page = lotteryPageOf(vassalage);
  if (page) return { kind: 'lottery', page, gameCode };
  if (game.isGame === 'VASSALAGE') return { kind: 'vendor-games', gameType, vassalage };
  return { kind: 'launch', gameCode };
}

/** What a vendor's tile has to say about itself. */
export interface VendorTarget {
  vassalage: string;
  gameType: GameType;
  isGame: Game['isGame'];
}

/** A vendor's tile names no game: its lobby is launched by the vendor's own code. */
export function vendorRouteOf(vendor: VendorTarget): LaunchRoute {
  const { vassalage, gameType } = vendor;
  const page = lotteryPageOf(vassalage);
  if (page && vendor.isGame === 'GAME') return { kind: 'lottery', page, gameCode: undefined };
  if (gameType === 'RNG') return { kind: 'slots', vassalage };
  if (vendor.isGame === 'VASSALAGE') return { kind: 'vendor-games', gameType, vassalage };
  return { kind: 'launch', gameCode: vassalage };
}

function lotteryPageOf(vassalage: string): LotteryPage | null {
  if (vassalage === 'TCG_LOTTO_VN') return '/vnLottery';
  if (vassalage === 'TCG_SEA') return '/seaLottery';
  return vassalage === 'LOTT' || vassalage === 'ELOTT' ? '/lottery' : null;
}
