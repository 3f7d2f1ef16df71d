import { useQuery } from '@tanstack/react-query';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { type Draft, hasPicks } from '../draft.ts';
import { boardQuery } from '../lottery-queries.ts';
import type { Board } from '../use-lottery-game.ts';
import type { Sale } from './sale.ts';

/** Others fill numbers while a slip is put together: until it is bought, the board's bounds are asked for again. */
export function useFreshBounds({ board, purse, draft }: Pick<Sale, 'board' | 'purse' | 'draft'>) {
  const language = useLanguage();
  const memberId = useSession().member?.id ?? '';
  const terms = { game: board.game.game, purse, language };
  useQuery({ ...boardQuery(memberId, terms), refetchInterval: boundsEveryMs(board, draft) });
}

/** False where nothing is bounded, or nothing is chosen. */
export function boundsEveryMs(
  { coins, mostExposure, mostPerNumber }: Pick<Board, 'coins' | 'mostExposure' | 'mostPerNumber'>,
  draft: Draft,
): number | false {
  const isBounded = coins === null && (mostExposure !== null || mostPerNumber !== null);
  const isChosen = hasPicks(draft) || draft.lines.length > 0;
  return isBounded && isChosen ? everyMs : false;
}

const everyMs = 10_000;
