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

/** Where each is held: where a reader begins who wants to see that it is so. */
export const heldIn: Readonly<Record<ComplianceId, readonly string[]>> = {
  'G-CLOCK': ['src/server/kernel/clock.ts'],
  'G-STOP': ['src/server/protection/stop-play.ts', 'src/server/protection/review-play.ts'],
  'G-LOCK': ['src/server/anti-abuse/throttle-rules.ts', 'src/server/anti-abuse/throttle.ts'],
  'G-MFA': [
    'src/server/identity/factors/prove-self.ts',
    'src/server/identity/factors/prove-strongly.ts',
  ],
  'G-IDLE': [
    'src/server/identity/sessions/session-life.ts',
    'src/server/operator/identify-operator.ts',
  ],
  'G-LAST': ['src/server/identity/login/devices.ts', 'src/server/identity/login/open-door.ts'],
  'G-LEDGER': ['src/server/db/functions/ledger/ledger_post.sql', 'src/server/db/schema/ledger.sql'],
  'G-EVENTS': [
    'src/server/operator/audit.ts',
    'src/server/identity/login/note-failed-login.ts',
    'src/server/catalogue/noted-wins.ts',
    'src/server/db/roles/verbena_gateway.sql',
  ],
  'G-RECALL': ['src/server/inhouse/rounds/read-story.ts'],
  'G-INTERRUPT': [
    'src/server/inhouse/rounds/finish-left.ts',
    'src/server/vendor-play/rounds/round-sweeper.ts',
  ],
  'G-RNG': ['src/games/draw.ts'],
  'G-RTP': ['src/server/inhouse/returns/measure-returns.ts'],
  'L-DEPOSIT': ['src/server/protection/may-deposit.ts', 'src/server/protection/change-limits.ts'],
  'L-LOSS': ['src/server/protection/limit-rules.ts', 'src/server/protection/review-play.ts'],
  'L-REALITY': ['src/server/protection/reality-check.ts', 'src/server/protection/review-play.ts'],
  'L-SESSION': ['src/server/protection/session-facts.ts'],
  'L-BREAK': [
    'src/server/protection/begin-break.ts',
    'src/server/protection/play-barred.ts',
    'src/server/protection/may-market.ts',
    'src/server/rewards/may-reward.ts',
  ],
  'L-HISTORY': [
    'src/server/records/list-transactions.ts',
    'src/server/records/export-transactions.ts',
    'src/server/records/read-lifetime.ts',
  ],
  'L-AGE': [
    'src/contract/ages.ts',
    'src/server/registration/complete-first-login.ts',
    'src/server/identity/login/play-free.ts',
  ],
  'L-KYC': ['src/server/withdrawals/review-withdrawal.ts', 'src/server/kyc/decide-kyc.ts'],
  'L-CYCLE': ['src/server/protection/packs/packs.ts', 'src/server/inhouse/bets/review-bet.ts'],
  'L-CANCEL': ['src/server/withdrawals/next-state.ts'],
  'L-HARM': [
    'src/server/protection/watch-harm.ts',
    'src/server/protection/harm-rules.ts',
    'src/server/rewards/may-offer.ts',
  ],
  'L-AGENT': ['src/server/protection/handlers.ts'],
  'L-FREE': ['src/server/inhouse/bets/draw-bet.ts'],
  'C-TAX': ['src/server/withdrawals/withdrawal-terms.ts', 'src/server/deposits/post-deposit.ts'],
  'S-TOKEN': ['src/server/identity/sessions/session-cookies.ts'],
};
