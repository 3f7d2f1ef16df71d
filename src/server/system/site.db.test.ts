import { createDecipheriv, createHash } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { customerServiceIvBytes, customerServiceKeyLabel } from '#contract/customer-service.ts';
import * as site from '#contract/site.ts';
import * as system from '#contract/system.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { readFieldRules, readMenu, readMirrors } from './read-parts.ts';
import { readPermission } from './read-permission.ts';
import { rememberLanguage } from './set-language.ts';
import { verifyContact } from './verify-contact.ts';

const noneServed = () => [];
const { database } = await freshDatabase();
const app = testApp(database);
const worded = (es: string, en: string) => ({ es, en });
const chat = 'https://t.me/verbena_soporte';

test('a database without a merchant answers all the same', async () => {
  const { value } = await readPermission(app, noneServed, {}, visitor);
  expect(v.parse(system.systemStatus.value, value).info.merchant).toBe(app.settings.merchant);
});

test('what the merchant set up is answered in the language asked for', async () => {
  await plantSite();
  await app.hear();
  const { value } = await readPermission(app, noneServed, { language: 'en' }, visitor);
  const { info } = v.parse(system.systemStatus.value, value);
  const [contact] = info.customerService;
  expect(info).toMatchObject({
    merchant: 'verbena',
    brand: 'verbena',
    currencySymbol: '$',
    imageCDNs: ['https://img1.example', 'https://img2.example'],
    launchGameCDNs: ['https://play1.example'],
    domainRoute: [{ region: 'Colombia', title: 'First', url: 'https://one.example' }],
    resources: [{ resourceType: 'TELEGRAM', url: 'https://t.me/verbena', labelNameEn: 'Channel' }],
    whitelabel: { FREEPLAY3: true, REGMOBVERF3: false },
    analytics: { gtagId: '' },
    licence: { line: 'Licensed', number: '8048', year: 2025, content: '<p>Licensed</p>' },
    defaultLanguage: 'es',
  });
  expect(contact).toMatchObject({ csType: 'TELEGRAM', title: 'Chat' });
  expect(JSON.stringify(info)).not.toContain('soporte');
  expect(opened(contact?.path ?? '')).toBe(chat);
});

test('the status names what the domains can serve', async () => {
  const { value } = await readPermission(app, () => ['points'], {}, visitor);
  expect(v.parse(system.systemStatus.value, value).info.capabilities).toEqual(['points']);
});

test('sealed twice, a contact looks different each time', async () => {
  const { value } = await readPermission(app, noneServed, { language: 'es' }, visitor);
  const { value: again } = await readPermission(app, noneServed, { language: 'en' }, visitor);
  const [one, other] = [value, again].map(({ info }) => info.customerService[0]?.path);
  expect(one).not.toBe(other);
});

test('the other answers are parts of the same', async () => {
  const menu = v.parse(
    system.whitelabelMenu.value,
    (await readMenu(app, { language: 'es' })).value,
  );
  expect(menu).toMatchObject({
    switches: { FREEPLAY3: true },
    menu: [{ key: 'HOME', title: 'Inicio', enabled: true }],
  });
  const { value: mirrors } = await readMirrors(app, { language: 'es' });
  expect(v.parse(site.domainRoute.value, mirrors)).toMatchObject({
    mainDomain: 'verbena.example',
    mirrors: [{ title: 'Primero' }],
  });
  const { value: register } = await readFieldRules(app, visitor);
  expect(v.parse(site.registerSetting.value, register).fields.username).toEqual({
    enabled: true,
    required: true,
    acceptedPattern: '*',
    patternId: 'any',
    minLength: 6,
    maxLength: 12,
  });
});

test.each([
  ['as it was published', 'https://t.me/verbena_ana', 'Telegram'],
  ['without scheme, with a slash', 'T.me/verbena_ana/', 'Telegram'],
  ['with www and spaces', ' https://www.t.me/verbena_ana ', 'Telegram'],
  ['an account with @', '@VerbenaAna', 'Instagram'],
  ['an account without @', 'verbenaana', 'Instagram'],
  ['one that was taken away', '@verbena_old', null],
  ['one that only looks like it', 'verbena.ana', null],
  ['a part of one', 'verbena', null],
])('a contact given %s', async (_, contact, channel) => {
  const { value } = await verifyContact(app, { contact });
  expect(value).toEqual({ official: channel !== null, channel });
});

test('the language is kept on the device, and for a member on the gateway', async () => {
  const cookie = { name: 'lang', value: 'zh', maxAgeSeconds: 31_536_000, isHttpOnly: false };
  expect(await rememberLanguage(app, { language: 'zh' }, null)).toEqual({
    done: true,
    value: { language: 'zh' },
    cookies: [cookie],
  });
  const player = await newPlayer(database, 'ana');
  const other = await newPlayer(database, 'ben');
  await rememberLanguage(app, { language: 'zh' }, player);
  const kept = await database
    .selectFrom('player')
    .select(['id', 'language'])
    .orderBy('id')
    .execute();
  expect(kept).toEqual([
    { id: player.id, language: 'zh' },
    { id: other.id, language: 'es' },
  ]);
});

/** As the app opens it. */
function opened(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const label = customerServiceKeyLabel('verbena', 'verbena.example');
  const key = createHash('sha256').update(label).digest();
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, customerServiceIvBytes));
  decipher.setAuthTag(bytes.subarray(-16));
  const text = decipher.update(bytes.subarray(customerServiceIvBytes, -16));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

async function plantSite(): Promise<void> {
  await database
    .insertInto('site_setting')
    .values({
      merchant: 'verbena',
      site_name: 'Verbena',
      currency: 'COP',
      currency_symbol: '$',
      main_domain: 'verbena.example',
      image_cdns: ['https://img1.example', 'https://img2.example'],
      launch_game_cdns: ['https://play1.example'],
      licence_line: worded('Con licencia', 'Licensed'),
      licence_number: '8048',
      licence_year: 2025,
      licence_content: worded('<p>Con licencia</p>', '<p>Licensed</p>'),
      languages: ['es', 'en', 'zh', 'ms'],
      default_language: 'es',
      time_zone: 'America/Bogota',
    })
    .execute();
  await database
    .insertInto('customer_service')
    .values({ cs_type: 'TELEGRAM', title: worded('Charla', 'Chat'), path: chat })
    .execute();
  await database
    .insertInto('mirror')
    .values({
      region: worded('Colombia', 'Colombia'),
      title: worded('Primero', 'First'),
      url: 'https://one.example',
    })
    .execute();
  await database
    .insertInto('resource')
    .values({
      resource_type: 'TELEGRAM',
      url: 'https://t.me/verbena',
      label_name_en: 'Channel',
    })
    .execute();
  await database
    .insertInto('whitelabel_switch')
    .values([
      { key: 'FREEPLAY3', enabled: true },
      { key: 'REGMOBVERF3', enabled: false },
    ])
    .execute();
  await database
    .insertInto('menu_entry')
    .values({ key: 'HOME', title: worded('Inicio', 'Home') })
    .execute();
  await database
    .insertInto('register_field')
    .values({
      name: 'username',
      enabled: true,
      required: true,
      accepted_pattern: '*',
      pattern_id: 'any',
      min_length: 6,
      max_length: 12,
    })
    .execute();
  await database
    .insertInto('representative')
    .values([
      { channel: 'Telegram', contact: 'https://t.me/verbena_ana' },
      { channel: 'Instagram', contact: '@verbenaana' },
      { channel: 'Instagram', contact: '@verbena_old', enabled: false },
    ])
    .execute();
}
