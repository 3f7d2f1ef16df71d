import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SlipFault } from '#lottery/slip.ts';

/** What is missing before a slip can be bought; a fault without words does not compile. */
export const slipFaultWords: Record<SlipFault['fault'], MessageDescriptor> = {
  'no-lines': msg`Choose your numbers first.`,
  play: msg`This bet is not offered here.`,
  multiple: msg`The multiplier goes from 1 to 9,999.`,
  'stake-not-whole': msg`The total has to come to whole cents: change the unit or the multiplier.`,
  'stake-too-small': msg`The total is below the least stake.`,
  rows: msg`Choose in every row.`,
  symbol: msg`One of the numbers does not belong to this bet.`,
  repeated: msg`One of the numbers is there twice.`,
  'too-few': msg`Choose more numbers.`,
  'too-many': msg`Choose fewer numbers.`,
};
