import type { PokerTold } from '#demo/vendor/server/poker-told.ts';
import type { Link } from '../game-page.ts';
import type { PokerSay } from './mount-poker-table.ts';
import { categoryWords } from './words-poker.ts';

/** What has just happened, or what the table waits for, in one line that is read out too. */
export function toldInWords(table: PokerTold, link: Link, say: PokerSay): string {
  const money = (minor: string) => link.formatMoney(BigInt(minor));
  if (table.result) return resultInWords(table.result, table, money, say);
  if (table.isComing) return say('coming');
  if (table.isLeaving) return say('leaving');
  if (table.street === null) {
    if (table.isOut) return say('resting');
    return table.me === null ? '' : say('waiting');
  }
  const { last } = table;
  // Whoever has just pressed a button need not be told so.
  const did =
    last && last.place !== table.me
      ? lastInWords(last, nameOf(table, last.place, say), money, say)
      : '';
  if (table.allowed) return [did, say('yourTurn')].filter(Boolean).join(' · ');
  if (did !== '') return did;
  if (table.turn !== null) return say('turnOf', { name: nameOf(table, table.turn, say) });
  return say('waitingOthers');
}

export function nameOf(table: PokerTold, place: number, say: PokerSay): string {
  const chair = table.chairs[place];
  if (!chair) return '';
  if (place === table.me) return say('you');
  return chair.isRobot ? say('robot', { number: chair.name }) : chair.name;
}

function lastInWords(
  last: NonNullable<PokerTold['last']>,
  name: string,
  money: (minor: string) => string,
  say: PokerSay,
): string {
  const word = { fold: 'didFold', check: 'didCheck', call: 'didCall', raise: 'didRaise' } as const;
  return say(word[last.act as keyof typeof word], { name, amount: money(last.amount) });
}

function resultInWords(
  result: NonNullable<PokerTold['result']>,
  table: PokerTold,
  money: (minor: string) => string,
  say: PokerSay,
): string {
  const winners = result.won.map(({ place, amount, category }) => {
    const values = { name: nameOf(table, place, say), amount: money(amount) };
    const isMine = place === table.me;
    if (category === null) return say(isMine ? 'youWin' : 'wins', values);
    const hand = say(categoryWords[category]);
    return say(isMine ? 'youWinWith' : 'winsWith', { ...values, hand });
  });
  const rake = result.rake === '0' ? [] : [say('rake', { amount: money(result.rake) })];
  return [...winners, ...rake].join(' · ');
}
