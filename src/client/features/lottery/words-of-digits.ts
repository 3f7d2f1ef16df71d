import { msg } from '@lingui/core/macro';
import type { BetWords } from './play-words.ts';

/** Bets on digits and on ordered balls: SSC, LF and 11X5. */
export const digitBetWords: Record<string, BetWords> = {
  direct: {
    name: msg`Exact order`,
    how: msg`Choose a number for each position. You win if every position matches in order.`,
    example: msg`You choose 1, 2, 3 and the balls come 1, 2, 3: you win. With 3, 2, 1 you do not.`,
  },
  'direct-text': {
    name: msg`Exact order, typed`,
    how: msg`Type whole numbers. You win with each number that comes in exactly this order.`,
  },
  group: {
    name: msg`Any order`,
    how: msg`Choose as many different numbers as there are balls, or more. You win if the balls are among them, in any order.`,
    example: msg`You choose 4 and 7, and the balls come 7 and 4: you win.`,
  },
  'group-120': {
    name: msg`Group 120`,
    how: msg`Choose five different digits or more. You win if five different ones of them come, in any order.`,
  },
  'group-60': {
    name: msg`Group 60`,
    how: msg`Choose the digit that comes twice and three others. You win with one pair and these three, in any order.`,
  },
  'group-30': {
    name: msg`Group 30`,
    how: msg`Choose two digits that come twice each and one other. You win in any order.`,
  },
  'group-20': {
    name: msg`Group 20`,
    how: msg`Choose the digit that comes three times and two others. You win in any order.`,
  },
  'group-10': {
    name: msg`Group 10`,
    how: msg`Choose the digit that comes three times and the one that comes twice. You win in any order.`,
  },
  'group-5': {
    name: msg`Group 5`,
    how: msg`Choose the digit that comes four times and the one that comes once. You win in any order.`,
  },
  'group-24': {
    name: msg`Group 24`,
    how: msg`Choose four different digits or more. You win if four different ones of them come, in any order.`,
  },
  'group-12': {
    name: msg`Group 12`,
    how: msg`Choose the digit that comes twice and two others. You win in any order.`,
  },
  'four-group-6': {
    name: msg`Group 6`,
    how: msg`Choose two digits that come twice each. You win in any order.`,
  },
  'group-4': {
    name: msg`Group 4`,
    how: msg`Choose the digit that comes three times and the one that comes once. You win in any order.`,
  },
  'group-6': {
    name: msg`Group 6`,
    how: msg`Choose three different digits or more. You win if three different ones of them come, in any order.`,
    example: msg`You choose 1, 5 and 8, and the balls come 8, 1, 5: you win.`,
  },
  'group-3': {
    name: msg`Group 3`,
    how: msg`Choose two digits or more. You win if one of them comes twice and another once, in any order.`,
    example: msg`You choose 2 and 9, and the balls come 9, 2, 9: you win.`,
  },
  sum: {
    name: msg`Sum`,
    how: msg`Choose the sum of the digits. A sum stands for every number that adds up to it.`,
  },
  span: {
    name: msg`Span`,
    how: msg`Choose the distance between the highest and the lowest digit.`,
    example: msg`The balls come 2, 7, 4: the span is 5.`,
  },
  'sum-tail': {
    name: msg`Last digit of the sum`,
    how: msg`Choose the last digit of the digits’ sum.`,
    example: msg`The balls come 8, 9, 4: they add up to 21, so 1 wins.`,
  },
  'any-one': {
    name: msg`One digit anywhere`,
    how: msg`Choose a digit. You win if it comes in any of these positions.`,
  },
  'any-two': {
    name: msg`Two digits anywhere`,
    how: msg`Choose two digits or more. You win if two of them come in any of these positions.`,
  },
  'any-of-three': {
    name: msg`One in the first three`,
    how: msg`Choose a number. You win if it is among the first three balls.`,
  },
  'any-1': {
    name: msg`1 of 1`,
    how: msg`Choose one number. You win if it is among the five balls.`,
  },
  'any-2': {
    name: msg`2 of 2`,
    how: msg`Choose two numbers. You win if both are among the five balls.`,
  },
  'any-3': {
    name: msg`3 of 3`,
    how: msg`Choose three numbers. You win if all are among the five balls.`,
  },
  'any-4': {
    name: msg`4 of 4`,
    how: msg`Choose four numbers. You win if all are among the five balls.`,
  },
  'any-5': {
    name: msg`5 of 5`,
    how: msg`Choose five numbers. You win if they are the five balls.`,
  },
  'any-6': {
    name: msg`5 in 6`,
    how: msg`Choose six numbers. You win if all five balls are among them.`,
  },
  'any-7': {
    name: msg`5 in 7`,
    how: msg`Choose seven numbers. You win if all five balls are among them.`,
  },
  'any-8': {
    name: msg`5 in 8`,
    how: msg`Choose eight numbers. You win if all five balls are among them.`,
  },
  'odd-count': {
    name: msg`How many are odd`,
    how: msg`Choose how many of the five balls are odd.`,
  },
  middle: {
    name: msg`Middle number`,
    how: msg`Choose the third ball after the five are sorted by size.`,
    example: msg`The balls come 9, 2, 11, 4, 6: sorted, 6 is in the middle.`,
  },
};
