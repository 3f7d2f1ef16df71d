/** Why an operator's step was not taken, in the words of the terminal. */
export const endBonusReasons: Readonly<
  Record<'bonus.unknown' | 'bonus.over' | 'reward.same-person', string>
> = {
  'bonus.unknown': 'There is no such offer or bonus.',
  'bonus.over':
    'It is published or over already, waited for more than three days, or is not the newest version.',
  'reward.same-person': 'Somebody else publishes what one proposes.',
};
