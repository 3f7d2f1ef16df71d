import { msg } from '@lingui/core/macro';
import type { BetWords } from './play-words.ts';

/**
 * Bets whose name says all: positions and sides, ranks, coloured balls, Vietnam and South-East Asia. Where two
 * families play a bet of one code otherwise, the family stands before it.
 */
export const numberBetWords: Record<string, BetWords> = {
  position: {
    name: msg`Position`,
    how: msg`Choose a number for any position. Each is a bet of its own.`,
  },
  'PK10:position': {
    name: msg`Car and place`,
    how: msg`Choose which car finishes in which place. Each choice is a bet of its own.`,
  },
  sides: {
    name: msg`Big, small, odd, even`,
    how: msg`Say how a ball will come: 0 to 4 is small, 5 to 9 is big. Each button is a bet of its own.`,
  },
  'PK10:sides': {
    name: msg`Big, small, odd, even`,
    how: msg`Say which car finishes in a place: 1 to 5 is small, 6 to 10 is big. Each button is a bet of its own.`,
  },
  'sum-sides': {
    name: msg`Sum: big, small, odd, even`,
    how: msg`Say how the five digits add up: up to 22 is small, from 23 on is big.`,
  },
  'LHC:sum-sides': {
    name: msg`Sum: big, small, odd, even`,
    how: msg`Say how all seven balls add up: up to 174 is small, from 175 on is big.`,
  },
  'dragon-tiger': {
    name: msg`Dragon or tiger`,
    how: msg`The first ball against the fifth: dragon wins if the first is higher, tiger if the fifth is. Equal digits are a tie.`,
  },
  'PK10:dragon-tiger': {
    name: msg`Dragon or tiger`,
    how: msg`Two places meet: the first and the tenth, the second and the ninth, and so on. Dragon wins if the car of the better place has the higher number, tiger if it has the lower one.`,
  },
  forms: {
    name: msg`Form of three balls`,
    how: msg`Leopard: three equal. Straight: three in a row. Pair: two equal. Half straight: two in a row. Mixed: none of these. 9, 0 and 1 are neighbours.`,
  },
  'top-two-sum': {
    name: msg`Sum of the top two`,
    how: msg`Choose what the numbers of the first two cars add up to.`,
  },
  'top-two-sides': {
    name: msg`Top two: big, small, odd, even`,
    how: msg`Say how the numbers of the first two cars add up: up to 11 is small, from 12 on is big.`,
  },
  special: {
    name: msg`Special number`,
    how: msg`Choose the number of the special ball, the one after the +.`,
  },
  'special-sides': {
    name: msg`Special: big, small, odd, even`,
    how: msg`Say how the special ball will come: up to 24 is small, from 25 on is big. For 36 the digit sum is 9, and the last digit 6, which is big from 5 on. With 49 your stake comes back.`,
  },
  'special-colour': {
    name: msg`Special: colour`,
    how: msg`Choose the colour of the special ball.`,
  },
  'special-animal': {
    name: msg`Special: animal`,
    how: msg`Choose the animal of the special ball. The year’s own animal has five numbers, every other four.`,
  },
  animals: {
    name: msg`Animal among the seven`,
    how: msg`Choose an animal. You win if one of its numbers is among the seven balls.`,
  },
  '2-of-2': {
    name: msg`2 of 2`,
    how: msg`Choose two numbers. You win if both are among the six balls.`,
  },
  '3-of-3': {
    name: msg`3 of 3`,
    how: msg`Choose three numbers. You win if all are among the six balls.`,
  },
  '4-of-4': {
    name: msg`4 of 4`,
    how: msg`Choose four numbers. You win if all are among the six balls.`,
  },
  'special-string': {
    name: msg`One and the special`,
    how: msg`Choose two numbers. You win if one is the special ball and the other among the six.`,
  },
  'lo-2': lo(msg`Lô, 2 digits`),
  'lo-3': lo(msg`Lô, 3 digits`),
  'lo-4': lo(msg`Lô, 4 digits`),
  'de-2': de(msg`Đề, last 2`),
  'de-3': de(msg`Đề, last 3`),
  'de-4': de(msg`Đề, last 4`),
  'de-digit': {
    name: msg`Đề, one digit`,
    how: msg`Choose the first or the last of the special prize’s last two digits.`,
  },
  'xien-2': xien(msg`Xiên 2`),
  'xien-3': xien(msg`Xiên 3`),
  'xien-4': xien(msg`Xiên 4`),
  'truot-4': truot(msg`Trượt 4`),
  'truot-6': truot(msg`Trượt 6`),
  'truot-8': truot(msg`Trượt 8`),
  'truot-10': truot(msg`Trượt 10`),
  'top-3': {
    name: msg`3 top`,
    how: msg`Type three digits. You win if they are the top number, in order.`,
  },
  'top-2': {
    name: msg`2 top`,
    how: msg`Type two digits. You win if the top number ends with them.`,
  },
  'bottom-2': {
    name: msg`2 bottom`,
    how: msg`Type two digits. You win if they are the bottom number.`,
  },
  'run-top': {
    name: msg`Running, top`,
    how: msg`Choose a digit. You win if it is anywhere in the top number.`,
  },
  'run-bottom': {
    name: msg`Running, bottom`,
    how: msg`Choose a digit. You win if it is anywhere in the bottom number.`,
  },
  big: {
    name: msg`Big`,
    how: msg`Type four digits. You win with every one of the 23 prizes that is your number.`,
  },
  small: {
    name: msg`Small`,
    how: msg`Type four digits. Only the first three prizes count, and pay more.`,
  },
  'ibox-big': {
    name: msg`iBox big`,
    how: msg`Your four digits win in any order, with all 23 prizes. The more orders they have, the less each pays.`,
  },
  'ibox-small': {
    name: msg`iBox small`,
    how: msg`Your four digits win in any order, with the first three prizes only.`,
  },
};

type Name = BetWords['name'];

function lo(name: Name): BetWords {
  return {
    name,
    how: msg`One unit is staked on every prize. You win with each prize that ends with your number.`,
  };
}

function de(name: Name): BetWords {
  return { name, how: msg`You win if the special prize ends with your number.` };
}

function xien(name: Name): BetWords {
  return { name, how: msg`You win if each of your two-digit numbers ends some prize of the draw.` };
}

function truot(name: Name): BetWords {
  return { name, how: msg`You win if none of your two-digit numbers ends any prize of the draw.` };
}
