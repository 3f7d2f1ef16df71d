import type { I18n } from '@lingui/core';
import { foldText } from '#client/i18n/fold-text.ts';
import type { Family, Play } from '#lottery/types.ts';
import { nameGroup, namePlay, sayHowToWin } from './play-words.ts';

export interface FoundBet {
  play: Play;
  name: string;
  how: string;
}

/** The bets whose kind, name or rule has every word that was typed, in the order of the board. */
export function findBets(
  i18n: I18n,
  { family, plays }: { family: Family; plays: readonly Play[] },
  text: string,
): FoundBet[] {
  const words = lettersOf(text).split(' ');
  return plays.flatMap((play) => {
    const name = namePlay(i18n, family, play.code);
    const how = sayHowToWin(i18n, family, play.code);
    const searched = lettersOf(`${nameGroup(i18n, play.group)} ${name} ${how}`);
    return words.every((word) => searched.includes(word)) ? [{ play, name, how }] : [];
  });
}

/** The stroke of Đ is no accent that comes off, and a Spanish keyboard has no such letter. */
const lettersOf = (text: string) => foldText(text).replaceAll('đ', 'd');
