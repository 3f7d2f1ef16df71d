import { useLingui } from '@lingui/react/macro';

/** Says a card as somebody at the table would; a listener is told this in place of the picture. */
export function useCardNames(): (card: string) => string {
  const { t } = useLingui();
  const ranks: Readonly<Record<string, string>> = {
    '2': t`two`,
    '3': t`three`,
    '4': t`four`,
    '5': t`five`,
    '6': t`six`,
    '7': t`seven`,
    '8': t`eight`,
    '9': t`nine`,
    T: t`ten`,
    J: t`jack`,
    Q: t`queen`,
    K: t`king`,
    A: t`ace`,
  };
  const suits: Readonly<Record<string, string>> = {
    c: t`clubs`,
    d: t`diamonds`,
    h: t`hearts`,
    s: t`spades`,
  };
  return (card) => {
    const rank = ranks[card.charAt(0)];
    const suit = suits[card.charAt(1)];
    return t`${rank} of ${suit}`;
  };
}
