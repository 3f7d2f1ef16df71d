import { expect, test } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { parseSiteCommand } from './site-commands.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** What a line asks for; a line that asks for help asks for nothing else. */
function read(line: string): unknown {
  const command = parseSiteCommand(line.split(' ').filter(Boolean), now);
  return command === 'help' ? { kind: 'help' } : command.request;
}

test.each([
  ['migrate', { kind: 'migrate' }],
  ['', { kind: 'help' }],
  ['help', { kind: 'help' }],
  ['status maintenance --help', { kind: 'help' }],
  ['status show', { kind: 'status-show' }],
  ['status normal', { kind: 'status-normal' }],
  ['status maintenance', { kind: 'status-maintenance', end: null }],
  [
    'status maintenance --until +2h',
    { kind: 'status-maintenance', end: new Date('2026-11-20T14:00:00Z') },
  ],
  [
    'status maintenance --until=+30m',
    { kind: 'status-maintenance', end: new Date('2026-11-20T12:30:00Z') },
  ],
  [
    'status maintenance --until 2026-11-21T06:00:00-05:00',
    { kind: 'status-maintenance', end: new Date('2026-11-21T11:00:00Z') },
  ],
  ['status blocked --country co', { kind: 'status-blocked', target: { country: 'CO' } }],
  [
    'status blocked --range 1.2.3.0/24',
    { kind: 'status-blocked', target: { network: '1.2.3.0/24' } },
  ],
  ['geo load ranges.csv', { kind: 'geo-load', file: 'ranges.csv' }],
  ['geo set 1.2.3.0/24 co', { kind: 'geo-set', network: '1.2.3.0/24', country: 'CO' }],
  ['agents make ana', { kind: 'agents-make', account: 'ana', as: null }],
  [
    'agents move ana --to bea --as carla',
    { kind: 'agents-move', account: 'ana', to: 'bea', as: 'carla' },
  ],
  [
    'agents switches dividend on',
    { kind: 'agents-switches', change: { name: 'dividend', enabled: true }, as: null },
  ],
  [
    'agents announce words.json --until +1d',
    {
      kind: 'agents-announce',
      file: 'words.json',
      endsAt: new Date(now.getTime() + 86_400_000),
      as: null,
    },
  ],
  ['agents unannounce 7', { kind: 'agents-unannounce', id: '7', as: null }],
  ['game off PG-1', { kind: 'game', gameCode: 'PG-1', enabled: false }],
  ['class on COCKFIGHT', { kind: 'class', key: 'COCKFIGHT', enabled: true }],
  [
    'winner add ana PG-1 12500',
    { kind: 'winner-add', account: 'ana', gameCode: 'PG-1', winAmount: 12_500n },
  ],
  ['flags', { kind: 'care-flags' }],
  ['break', { kind: 'care-breaks' }],
  ['limit ana', { kind: 'care-limits', account: 'ana' }],
  ['match list', { kind: 'match-list' }],
  [
    'match settle 7 same --reason=twice --as=ana',
    { kind: 'match-settle', id: '7', outcome: 'same-person', reason: 'twice', as: 'ana' },
  ],
  ['kyc list', { kind: 'care-kyc-list' }],
  ['kyc show 7', { kind: 'care-kyc-show', caseId: '7', folder: null, as: null }],
  ['kyc approve 7', { kind: 'care-kyc-decide', caseId: '7', reason: null, as: null }],
  [
    'kyc approve 7 --as=ana --reason=twins',
    { kind: 'care-kyc-decide', caseId: '7', reason: null, override: 'twins', as: 'ana' },
  ],
  [
    'deposits credit VB2345 --as=ana',
    { kind: 'deposits-credit', reference: 'VB2345', by: null, as: 'ana' },
  ],
  ['kyc refuse 7 expired', { kind: 'care-kyc-decide', caseId: '7', reason: 'expired', as: null }],
  ['withdrawals list', { kind: 'withdrawals-list', state: 'asked' }],
  ['withdrawals list disputed', { kind: 'withdrawals-list', state: 'disputed' }],
  ['withdrawals show 7', { kind: 'withdrawals-show', id: '7' }],
  ['withdrawals approve 7 --as ana', { kind: 'withdrawals-approve', id: '7', as: 'ana' }],
  [
    'withdrawals reject 7 --as ana --reason unclear',
    { kind: 'withdrawals-reject', id: '7', as: 'ana', reason: 'unclear' },
  ],
  [
    'withdrawals pay 7 3000000 BANK 77 --as bea',
    { kind: 'withdrawals-pay', id: '7', amount: '3000000', reference: 'BANK 77', as: 'bea' },
  ],
  [
    'withdrawals settle 7 refund --as ana --reason lost',
    { kind: 'withdrawals-settle', id: '7', outcome: 'refund', as: 'ana', reason: 'lost' },
  ],
  ['withdrawals terms', { kind: 'withdrawals-terms', change: null }],
  [
    'withdrawals terms per-day 5',
    { kind: 'withdrawals-terms', change: { name: 'per-day', value: '5' } },
  ],
  ['raffles list', { kind: 'list' }],
  ['raffles publish weekly.json --as ana', { kind: 'publish', file: 'weekly.json', as: 'ana' }],
  [
    'deposits charge-back VB1 disputed at the bank',
    { kind: 'deposits-charge-back', reference: 'VB1', reason: 'disputed at the bank', as: null },
  ],
  ['outbox', { kind: 'outbox', to: null, last: 10 }],
  ['outbox --to 300123 --last 3', { kind: 'outbox', to: '300123', last: 3 }],
  ['outbox --to=+573001234567', { kind: 'outbox', to: '+573001234567', last: 10 }],
])('"%s" is understood', (line, command) => {
  expect(read(line)).toEqual(command);
});

test.each([
  ['open', 'There is no "open".'],
  ['constructor', 'There is no "constructor".'],
  ['status', 'A status is show, normal, maintenance or blocked.'],
  ['withdrawals approve 7', 'Say who decides: --as NAME, an operator.'],
  ['withdrawals approve seven --as ana', '"seven" is no number of a withdrawal.'],
  [
    'withdrawals reject 7 --as ana',
    'Say why: --reason TEXT, 300 characters at most. The player reads it.',
  ],
  ['withdrawals pay 7 all X --as ana', '"all" is no amount: digits only, in minor units.'],
  ['withdrawals settle 7 half --as ana', 'A dispute is settled by "refund" or "received".'],
  ['status closed', 'A status is show, normal, maintenance or blocked.'],
  ['status normal now', '"now" is too much behind "normal".'],
  ['status normal --until +1h', 'Only maintenance has an --until.'],
  ['status maintenance --until', /--until/],
  ['status maintenance --until tomorrow', /"tomorrow" is no time/],
  ['status maintenance --until 2026', /"2026" is no time/],
  ['status maintenance --until 2026-11-20T11:00:00Z', /has already passed/],
  ['status maintenance --until +0h', /has already passed/],
  ['status maintenance --end +1h', /--end/],
  ['status blocked', /either --country CO or --range/],
  ['status blocked --country CO --range 1.2.3.0/24', /either --country CO or --range/],
  ['status blocked --country Colombia', /"Colombia" is no country/],
  ['status blocked --range 1.2.3.4/24', /no range of addresses/],
  ['raffles draw 7', /list, check FILE, publish FILE, pause CODE/],
  ['geo load', /geo load FILE/],
  ['geo set 1.2.3.0/24', /geo set RANGE COUNTRY/],
  ['game PG-1', /game on CODE/],
  ['class off', /class off KEY/],
  ['winner add ana PG-1', /winner add ACCOUNT CODE AMOUNT/],
  ['winner add ana PG-1 1.50', /minor units/],
  ['outbox ana@a.example', /too much behind "outbox"/],
  ['outbox --last 0', /"0" is no number of messages/],
  ['outbox --last many', /"many" is no number of messages/],
])('"%s" is refused with a sentence', (line, message) => {
  expect(() => read(line)).toThrow(UsageError);
  expect(() => read(line)).toThrow(message);
});
