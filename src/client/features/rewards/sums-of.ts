import { type GrantForm, grantForms, type Reward } from '#contract/rewards.ts';

/** What several rewards come to, money and points apart; a form without any is left out. */
export function sumsOf(rewards: readonly Reward[]): { form: GrantForm; amount: string }[] {
  return grantForms
    .map((form) => {
      const ofForm = rewards.filter((reward) => reward.form === form);
      return { form, sum: ofForm.reduce((sum, { amount }) => sum + BigInt(amount), 0n) };
    })
    .filter(({ sum }) => sum > 0n)
    .map(({ form, sum }) => ({ form, amount: String(sum) }));
}
