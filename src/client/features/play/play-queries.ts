import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import type { RequestOf } from '#contract/call.ts';
import { gameByCode } from '#contract/game-by-code.ts';
import { launchGame } from '#contract/launch.ts';
import type { Language } from '#contract/values.ts';

export type LaunchRequest = Required<RequestOf<typeof launchGame>>;

/** One try to open a game: each brings an address that is good once, so none is ever asked again. */
export function launchQuery(
  memberId: string,
  { language, theme, ...request }: LaunchRequest,
  attempt: number,
) {
  return queryOptions({
    queryKey: [...ownKey(memberId, launchGame), request.gameCode, request.mode, attempt],
    queryFn: ({ signal }) => ask(launchGame, { ...request, language, theme }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
  });
}

/** Which game an address means, where no list has brought it along. */
export function gameByCodeQuery(language: Language, gameCode: string) {
  return queryOptions({
    queryKey: [gameByCode.path, language, gameCode],
    queryFn: ({ signal }) => ask(gameByCode, { gameCode, language }, signal),
    staleTime: 10 * 60_000,
    retry: false,
  });
}
