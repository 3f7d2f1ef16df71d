import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import {
  queueResemblance,
  refuseExcluded,
  refuseExcludedNewcomer,
} from '#server/exclusion-register/excluded-person.ts';
import type { PersonFacts } from '#server/exclusion-register/marks-of.ts';
import { listMatches } from '#server/exclusion-register/matches.ts';
import { noteMarks } from '#server/exclusion-register/note-marks.ts';
import { done } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { beginOwnBreak } from './begin-break.ts';
import { mayReceive } from './may-receive.ts';
import { settleResemblance } from './settle-match.ts';
import { selectBreaks } from './store.ts';

const { database } = await freshDatabase({ poolSize: 4 });
const app = testApp(database);
const operator = { id: null, name: 'machine' };
const zoila = {
  names: ['Zoila Única'],
  birthday: '1990-02-03',
  mailbox: 'zoila@play.example',
  phone: '+573001234567',
  identityNumber: '1020304050',
  payoutAccount: 'nequi 3001234567',
  device: 'a-device',
} satisfies PersonFacts;
let excluded: string;

async function known(facts: PersonFacts): Promise<string> {
  const { id } = await newPlayer(database, `p${crypto.randomUUID().slice(0, 10)}`);
  await noteMarks(app, database, id, facts);
  return id;
}
const waiting = () => listMatches(database);
const now = () => app.clock.now();

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  await database.deleteFrom('exclusion_match').execute();
  await database.deleteFrom('person_mark').execute();
  excluded = await known(zoila);
  await beginOwnBreak(app, excluded, { kind: 'exclusion', months: 6 });
});

test.each<[string, PersonFacts]>([
  ['identity-number', { identityNumber: '1.020.304.050' }],
  ['phone', { phone: '573001234567' }],
  ['mailbox', { mailbox: 'Zoila+again@play.example' }],
  ['payout-account', { payoutAccount: 'nequi 3001234567' }],
  ['name-and-birth', { names: ['unica zoila'], birthday: '1990-02-03' }],
])('L-BREAK: another account of the excluded person is refused by its %s', async (kind, facts) => {
  const other = await known(facts);
  expect(await refuseExcluded(database, other, now())).toEqual({
    done: false,
    code: 'account.contact-service',
  });
  expect(await refuseExcludedNewcomer(app, 'again', facts)).toMatchObject({
    code: 'account.contact-service',
  });
  const [match] = await waiting();
  expect(match).toMatchObject({ account: 'again', playerId: null, step: 'registration' });
  expect(match?.kinds).toContain(kind);
});

test.each<[string, PersonFacts]>([
  ['payee-name', { names: ['Zoila Unica'], birthday: '1977-07-07' }],
  ['device', { device: 'a-device' }],
])('a %s alone refuses nobody and lets a person look', async (kind, facts) => {
  const other = await known(facts);
  expect(await refuseExcluded(database, other, now())).toBeNull();
  expect(await refuseExcludedNewcomer(app, 'again', facts)).toBeNull();
  await queueResemblance(app, other, 'deposit');
  await queueResemblance(app, other, 'papers');
  expect(await waiting()).toMatchObject([{ playerId: other, kinds: [kind], step: 'deposit' }]);
});

test('money of others does not reach the second account either', async () => {
  const other = await known({ mailbox: zoila.mailbox });
  const received = await inTransaction(database, async (transaction) =>
    done(await mayReceive(transaction, { playerId: other, amount: 1n, now: now() })),
  );
  expect(received.value).toMatchObject({ code: 'account.contact-service' });
});

test('a mark binds as long as the exclusion, and a cool-off makes none', async () => {
  const other = await known({ mailbox: zoila.mailbox });
  app.clock.set('2027-05-21T12:00:00Z');
  expect(await refuseExcluded(database, other, now())).toBeNull();
  const resting = await known({ phone: '+573009999999' });
  await beginOwnBreak(app, resting, { kind: 'cool-off', hours: 24 });
  const namesake = await known({ phone: '+573009999999' });
  expect(await refuseExcluded(database, namesake, now())).toBeNull();
});

test('a number that was changed before the exclusion still tells who it is', async () => {
  await noteMarks(app, database, excluded, { phone: '+573002222222' });
  const other = await known({ phone: zoila.phone });
  expect(await refuseExcluded(database, other, now())).not.toBeNull();
});

test('another person, once an operator said so, is free; a new mark is looked at anew', async () => {
  const other = await known({ mailbox: zoila.mailbox });
  await queueResemblance(app, other, 'deposit');
  const [match] = await waiting();
  const settled = { id: match?.id ?? '', outcome: 'other-person', reason: 'A twin.' } as const;
  expect(await settleResemblance(app, settled, operator)).not.toBeNull();
  expect(await settleResemblance(app, settled, operator)).toBeNull();
  expect(await refuseExcluded(database, other, now())).toBeNull();
  await noteMarks(app, database, other, { identityNumber: zoila.identityNumber });
  expect(await refuseExcluded(database, other, now())).not.toBeNull();
  // It frees this account and no third one.
  const third = await known({ mailbox: zoila.mailbox });
  expect(await refuseExcluded(database, third, now())).not.toBeNull();
});

test('a newcomer who was refused by mistake can register once an operator said so', async () => {
  const facts = { mailbox: zoila.mailbox };
  await refuseExcludedNewcomer(app, 'again', facts);
  await refuseExcludedNewcomer(app, 'AGAIN', facts);
  const [match, ...more] = await waiting();
  expect(more).toEqual([]);
  const settled = { id: match?.id ?? '', outcome: 'other-person', reason: 'A twin.' } as const;
  await settleResemblance(app, settled, operator);
  expect(await refuseExcludedNewcomer(app, 'again', facts)).toBeNull();
  expect(await refuseExcluded(database, await known(facts), now())).toBeNull();
});

test('the same person gets the same break on the second account, and is not listed again', async () => {
  const other = await known({ mailbox: zoila.mailbox });
  await queueResemblance(app, other, 'deposit');
  const [match] = await waiting();
  const settled = { id: match?.id ?? '', outcome: 'same-person', reason: 'By phone.' } as const;
  await settleResemblance(app, settled, operator);
  const [own] = await selectBreaks(database, other, now());
  const [first] = await selectBreaks(database, excluded, now());
  expect(own).toMatchObject({ kind: 'exclusion', endsAt: first?.endsAt });
  await queueResemblance(app, other, 'deposit');
  expect(await waiting()).toEqual([]);
});
