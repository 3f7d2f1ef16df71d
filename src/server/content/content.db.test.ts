import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as content from '#contract/content.ts';
import { helpCenter } from '#contract/system.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listHelp } from './list-help.ts';
import { listPromotionCategories, listPromotions, readPromotion } from './list-promotions.ts';
import { writeHelpArticle, writeNotice, writePopup, writePromotion } from './write-content.ts';

const { database } = await freshDatabase();
const app = testApp(database);
app.clock.set('2026-11-20T12:00:00Z');

const worded = (es: string) => ({ es, en: `${es} (en)`, zh: `${es} (zh)` });
const yesterday = new Date('2026-11-19T12:00:00Z');
const now = app.clock.now();
const tomorrow = new Date('2026-11-21T12:00:00Z');

function promotion(id: string, more: object = {}) {
  return writePromotion(database, {
    id,
    title: worded(id),
    category: 'slots',
    promotion_type: 'BONUS',
    category_ids: ['1'],
    content: worded(`<p onclick=x>${id}</p><script>alert(1)</script>`),
    list_picture_url: '/p/list.webp',
    dialog_picture_url: '/p/dialog.webp',
    action: 'REGISTER',
    ...more,
  });
}

describe('promotions', async () => {
  await promotion('second', { position: 2 });
  await promotion('first', { position: 1, starts_at: yesterday, ends_at: tomorrow });
  await promotion('over', { starts_at: yesterday, ends_at: now });
  await promotion('long', { position: 3, ends_at: yesterday, is_long_term: true });
  await promotion('later', { starts_at: tomorrow });
  await promotion('off', { enabled: false });
  await promotion('gaming', { category: 'gaming' });
  await promotion('lotto', { category: 'lotto_promo' });

  test('only what runs now and belongs on the screen, by position', async () => {
    const { value } = await listPromotions(app, { language: 'es' });
    const { promotions } = v.parse(content.promotions.value, value);
    expect(promotions.map(({ id }) => id)).toEqual(['first', 'second', 'long']);
    expect(promotions[0]).toEqual({
      id: 'first',
      title: 'first',
      category: 'slots',
      promotionType: 'BONUS',
      promoAnnouncementCategoryIds: ['1'],
      content: '<p>first</p>',
      announcementImages: [
        { sequence: 1, url: '/p/list.webp' },
        { sequence: 2, url: '/p/dialog.webp' },
      ],
      startTime: '2026-11-19 12:00:00',
      endTime: '2026-11-21 12:00:00',
      longTerm: 0,
      action: 'REGISTER',
      actionPath: null,
    });
    expect(promotions[2]).toMatchObject({ longTerm: 1 });
  });

  test('one by its id; what the list leaves out is unknown', async () => {
    expect(await readPromotion(app, { id: 'first', language: 'zh' })).toMatchObject({
      done: true,
      value: { title: 'first (zh)' },
    });
    for (const id of ['over', 'later', 'off', 'gaming', 'lotto', 'nothing']) {
      expect(await readPromotion(app, { id, language: 'zh' })).toEqual({
        done: false,
        code: 'promotion.unknown',
      });
    }
  });

  test('written again under its id, a promotion is replaced', async () => {
    await promotion('second', { position: 2, title: worded('anew') });
    const outcome = await readPromotion(app, { id: 'second', language: 'es' });
    expect(outcome).toMatchObject({ value: { title: 'anew' } });
  });

  test('categories of the game rooms are left out', async () => {
    await database
      .insertInto('promotion_category')
      .values([
        { id: '2', title: worded('Sala'), type: 'gaming', position: 1 },
        { id: '3', title: worded('Lotería'), type: 'lotto_promo', position: 2 },
        { id: '1', title: worded('Tragamonedas'), type: 'slots', position: 3 },
      ])
      .execute();
    const { value } = await listPromotionCategories(app, { language: 'es' });
    expect(v.parse(content.promotionCategories.value, value).categories).toEqual([
      { id: '1', title: 'Tragamonedas', type: 'slots' },
    ]);
  });

  test('times are given by the merchant’s clock', async () => {
    await database
      .insertInto('site_setting')
      .values({
        merchant: 'verbena',
        site_name: 'Verbena',
        currency: 'COP',
        currency_symbol: '$',
        main_domain: 'verbena.example',
        licence_line: worded('Licencia'),
        licence_number: '1',
        licence_year: 2025,
        licence_content: worded('Licencia'),
        languages: ['es', 'en'],
        default_language: 'es',
        time_zone: 'America/Bogota',
      })
      .execute();
    const outcome = await readPromotion(app, { id: 'first', language: 'es' });
    expect(outcome).toMatchObject({ value: { startTime: '2026-11-19 07:00:00' } });
    await database.deleteFrom('site_setting').execute();
  });
});

describe('announcements', async () => {
  await database
    .insertInto('banner')
    .values([
      banner('w_home', 'Dos', { position: 2 }),
      banner('w_home', 'Uno', { position: 1, linkage_type: 'PAGE', linkage: '/rng' }),
      banner('w_login', 'Fuera', { ends_at: yesterday }),
    ])
    .execute();
  await writeNotice(database, {
    title: worded('Aviso'),
    content: worded('<p>Hola<img src=x onerror=alert(1)></p>'),
    published_at: yesterday,
  });
  await writeNotice(database, {
    title: worded('Luego'),
    content: worded('x'),
    starts_at: tomorrow,
  });
  await writePopup(database, {
    title: worded('Bienvenida'),
    content: worded('<p>Hola</p>'),
    execution: 'B',
    published_at: yesterday,
  });
  await writeHelpArticle(database, {
    anchor: 'term',
    title: worded('Términos'),
    content: worded('<h2>Términos</h2><style>p{}</style>'),
  });

  async function announced(types?: string) {
    const request = v.parse(content.announcements.request, { language: 'es', types });
    const { value } = await listAnnouncements(app, request);
    return v.parse(content.announcements.value, value);
  }

  test('all kinds unless some are named', async () => {
    const all = await announced();
    expect(all.banners.map(({ title, linkage }) => [title, linkage])).toEqual([
      ['Uno', '/rng'],
      ['Dos', null],
    ]);
    expect(all.player).toMatchObject([
      { title: 'Aviso', content: '<p>Hola</p>', timestamp: '2026-11-19 12:00:00' },
    ]);
    expect(all.popup).toMatchObject([{ title: 'Bienvenida', execution: 'B' }]);
    expect(all.promotion.map(({ id }) => id)).toEqual(['first', 'second', 'long']);
    expect(all.help).toEqual([{ anchor: 'term', title: 'Términos' }]);
  });

  test('only the kinds that are asked for', async () => {
    const some = await announced('PU,H');
    expect(
      Object.entries(some).flatMap(([kind, items]) => (items.length > 0 ? [kind] : [])),
    ).toEqual(['popup', 'help']);
  });

  test('an end that comes takes effect when it comes', async () => {
    await writePopup(database, {
      id: 'short',
      title: worded('Breve'),
      content: worded('x'),
      execution: 'A',
      ends_at: tomorrow,
    });
    expect((await announced('PU')).popup.map(({ title }) => title)).toContain('Breve');
    app.clock.set(tomorrow.toISOString());
    expect((await announced('PU')).popup.map(({ title }) => title)).not.toContain('Breve');
    app.clock.set(now.toISOString());
  });

  test('help articles are clean, and one of the same anchor is written anew', async () => {
    const help = async () =>
      v.parse(helpCenter.value, (await listHelp(app, { language: 'es' })).value).articles;
    expect(await help()).toMatchObject([{ anchor: 'term', content: '<h2>Términos</h2>' }]);
    const article = { anchor: 'term', title: worded('Nuevos'), content: worded('<p>x</p>') };
    await writeHelpArticle(database, article);
    expect(await help()).toMatchObject([{ anchor: 'term', title: 'Nuevos' }]);
  });
});

test('a text without Spanish or English is refused', async () => {
  const write = writeNotice(database, {
    title: { es: 'Sí', en: '' },
    content: worded('x'),
  });
  await expect(write).rejects.toThrow(/worded/);
});

test('a banner leads only where a browser may safely go', async () => {
  const lead = (linkage_type: 'PAGE' | 'URL', linkage: string) =>
    database
      .insertInto('banner')
      .values(banner('w_home', 'x', { linkage_type, linkage }))
      .execute();
  await expect(lead('URL', 'javascript:alert(1)')).rejects.toThrow(/check/);
  await expect(lead('PAGE', '//evil.example')).rejects.toThrow(/check/);
});

function banner(group_name: 'w_home' | 'w_login', title: string, more: object = {}) {
  return { group_name, picture_url: '/b.webp', title: worded(title), text: worded(title), ...more };
}
