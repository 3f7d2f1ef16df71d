/** What a licence asks of us, each borne by the tests whose names begin with its id. */
export const complianceItems = {
  'G-CLOCK': 'One synchronised clock stamps everything, and players are shown the server’s time.',
  'G-STOP':
    'An operator stops all play, a class, a vendor, a game or a player at once; running rounds end by their rules.',
  'G-LOCK':
    'Three failed logins within half an hour lock the account for a while, and its owner is notified.',
  'G-MFA':
    'A second factor or a fresh password guards password resets, payout accounts, personal data and withdrawals.',
  'G-IDLE': 'Half an hour without input ends a player’s session, ten minutes an operator’s.',
  'G-LAST':
    'After a login the player sees when and where the last one was; a login from a new device is notified.',
  'G-LEDGER': 'No balance is ever negative, and members never pay members.',
  'G-EVENTS':
    'Security events, settings and adjustments go into an append-only log that shows tampering.',
  'G-RECALL': 'The last round of any game is shown again with its whole outcome.',
  'G-INTERRUPT': 'An interrupted round resumes, or is void and its stake is returned.',
  'G-RNG': 'Draws have no modulo bias and pass the statistical suite at 99 %.',
  'G-RTP':
    'Return and rules are shown before the first stake, and each game’s measured return is reported beside theory.',
  'L-DEPOSIT':
    'Players limit their deposits by day, week and month: tighter at once, looser after a day and a second confirmation.',
  'L-LOSS': 'Players limit net loss, stakes and session time by the same rules.',
  'L-REALITY': 'A reality check at the player’s interval blocks play until it is answered.',
  'L-SESSION':
    'Every playing screen shows the time since the login and the session’s net position.',
  'L-BREAK':
    'Breaks and self-exclusions begin at once and cannot be shortened; withdrawals and records stay open, marketing ends.',
  'L-HISTORY':
    'Players read and export twelve months of bets and payments, and see their lifetime net deposits.',
  'L-AGE': 'Nobody under age registers, deposits or plays for free.',
  'L-KYC': 'Identity is verified before the first withdrawal at the latest.',
  'L-CYCLE':
    'A round lasts as long as its kind of game has to; there is no autoplay and no celebration below the stake.',
  'L-CANCEL': 'A requested withdrawal is never offered back for play.',
  'L-HARM': 'Signs of harm raise a flag for an operator.',
  'L-AGENT': 'Agents neither see nor change a member’s limits.',
  'L-FREE': 'Free play draws with the same odds as play for money.',
  'C-TAX': 'Tax on deposits and winnings is a setting and stands on the receipt.',
  'S-TOKEN': 'No password and no session secret lies in storage that scripts can read.',
} as const;

export type ComplianceId = keyof typeof complianceItems;
