import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Banner, bannerGroups, hiddenPromotionCategories, Promotion } from '#contract/content.ts';
import { FieldRules, Resource, resourceTypes, Whitelabel } from '#contract/system.ts';
import { Address, Code } from '#contract/values.ts';
import { cleanRichText } from '#server/content/clean-rich-text.ts';
import { banners } from './banners.ts';
import { categoryTitles, gameClasses } from './categories.ts';
import { helpRows, popupRows, promotionRows, siteSettingRow } from './content-rows.ts';
import { articles } from './help/articles.ts';
import { customerService, licence, menuEntries, mirrors, representatives } from './merchant.ts';
import { registerFieldRows, resourceRows, switchRows } from './merchant-rows.ts';
import { notices } from './notices.ts';
import { popups } from './popups.ts';
import { promotionCategories } from './promotions/categories.ts';
import { promotionHtml } from './promotions/promotion.ts';
import { promotions } from './promotions/promotions.ts';
import { vendorLines } from './vendors.ts';
import { merchantLanguages, type Worded } from './worded.ts';

const now = new Date('2026-03-04T05:06:07Z');

const everyText: readonly Worded[] = [
  ...banners.flatMap((banner) => [banner.title, banner.text]),
  ...[...notices, ...popups].flatMap((notice) => [notice.title, notice.content]),
  ...promotionCategories.map((category) => category.title),
  ...promotions.flatMap((promotion) => [promotion.title, promotion.lead, ...promotion.steps]),
  ...articles.map((article) => article.title),
  ...gameClasses.map((each) => each.title),
  ...Object.values(categoryTitles),
  ...vendorLines.map((line) => line.names),
  ...customerService.map((entry) => entry.title),
  ...mirrors.flatMap((mirror) => [mirror.region, mirror.title]),
  ...menuEntries.map(([, title]) => title),
  licence.line,
  licence.content,
];

describe('every text', () => {
  test.each(merchantLanguages)('is there in %s', (language) => {
    for (const text of everyText) expect(text[language].trim()).toBe(text[language]);
    for (const text of everyText) expect(text[language]).not.toBe('');
  });

  test('that is long enough to differ does differ from language to language', () => {
    for (const text of everyText.filter((each) => each.es.length > 30)) {
      expect(new Set(merchantLanguages.map((language) => text[language])).size).toBe(4);
    }
  });

  test('keeps its voice down: no exclamation mark anywhere', () => {
    for (const text of everyText) {
      for (const language of merchantLanguages) expect(text[language]).not.toMatch(/[!¡！]/);
    }
  });

  test('is Chinese in Chinese', () => {
    const words = everyText.filter((text) => text.es.length > 30);
    for (const text of words) expect(text.zh).toMatch(/\p{Script=Han}/u);
  });
});

describe('banners', () => {
  test('stand in every group, at least four of them on home', () => {
    const groups = Map.groupBy(banners, (banner) => banner.groupName);
    expect([...groups.keys()].toSorted()).toEqual([...bannerGroups].toSorted());
    expect(groups.get('w_home')?.length).toBeGreaterThanOrEqual(4);
  });

  test('lead to what exists', () => {
    for (const banner of banners) {
      v.assert(Banner.entries.linkageType, banner.linkageType);
      if (banner.linkageType === 'PROMOTION') {
        expect(promotions.map((promotion) => promotion.id)).toContain(banner.linkage);
      }
      if (banner.linkageType === 'PAGE') v.assert(Address, banner.linkage);
    }
  });
});

describe('popups', () => {
  test('fill more than one page for visitors, and greet members and newcomers', () => {
    const count = (execution: string) =>
      popups.filter((popup) => popup.execution === execution).length;
    expect(count('B')).toBeGreaterThan(8);
    expect(count('A')).toBe(2);
    expect(count('F')).toBe(1);
  });
});

describe('promotions', () => {
  const shown = promotions.filter(
    (promotion) => !hiddenPromotionCategories.some((hidden) => hidden === promotion.category),
  );

  test('are twelve in four categories, and one more for each hidden one', () => {
    expect(shown).toHaveLength(12);
    expect(new Set(shown.map((promotion) => promotion.category))).toEqual(
      new Set(promotionCategories.map((category) => category.id)),
    );
    const hidden = promotions.filter((promotion) => !shown.includes(promotion));
    expect(hidden.map((promotion) => promotion.category).toSorted()).toEqual(
      [...hiddenPromotionCategories].toSorted(),
    );
  });

  test('show every action there is, and a page where the action is one', () => {
    const actions = new Set(shown.map((promotion) => promotion.action));
    expect(actions).toEqual(new Set(Promotion.entries.action.options));
    for (const { action, actionPath } of promotions) {
      if (action === 'PAGE') v.assert(Address, actionPath);
    }
  });

  test('run now, and some have no end', () => {
    const rows = promotionRows(now);
    for (const row of rows) {
      expect(Number(row.starts_at)).toBeLessThan(Number(now));
      if (row.ends_at) expect(Number(row.ends_at)).toBeGreaterThan(Number(now));
      expect(row.is_long_term).toBe(row.ends_at === null);
    }
    expect(new Set(rows.map((row) => row.is_long_term)).size).toBe(2);
  });
});

describe('what the demonstration says of itself', () => {
  test('a promotion that nobody can have begins with the word that it is a sample', () => {
    const samples = promotions.filter((promotion) => !promotion.isReal);
    expect(samples.length).toBeGreaterThan(5);
    const said = { es: 'de muestra', en: 'sample', zh: '示例', ms: 'contoh' };
    for (const promotion of promotions) {
      for (const language of merchantLanguages) {
        const [first = ''] = promotionHtml(promotion, language).split('</p>');
        expect(first.includes(said[language]), promotion.id).toBe(!promotion.isReal);
      }
    }
  });

  test('limits, breaks and self-exclusion are spoken of where they are explained, in every language', () => {
    const promise =
      /tope|límite|autoexclu|tómate una pausa|self-exclu|\blimit|take a break|限额|上限|自我禁止|\bhad (deposit|anda)|pengecualian/i;
    const texts = [
      ...[...banners, ...notices, ...popups].flatMap((each) => Object.values(each.title)),
      ...banners.flatMap((banner) => Object.values(banner.text)),
      ...[...notices, ...popups].flatMap((each) => Object.values(each.content)),
    ];
    for (const text of texts) expect(text).not.toMatch(promise);
    const explained = articles.find(({ anchor }) => anchor === 'responsible');
    for (const language of merchantLanguages) {
      const said = explained?.lines[language].join('\n') ?? '';
      expect(said, language).toMatch(
        /límites y pausas|limits and breaks|限额与休息|had dan rehat/i,
      );
      expect(said, language).toMatch(/24/);
    }
  });

  test('amounts are written as everywhere else', () => {
    const texts = [
      ...everyText.flatMap((text) => Object.values(text)),
      ...promotions.flatMap((each) =>
        merchantLanguages.map((language) => promotionHtml(each, language)),
      ),
    ];
    for (const text of texts) expect(text).not.toMatch(/\d\s?COP/);
    expect(promotions.map((each) => promotionHtml(each, 'es')).join()).toContain('$\u00a050.000');
  });
});

test('markup is made of what the cleaning lets through', () => {
  const rows = [...promotionRows(now), ...helpRows(), ...popupRows(now)];
  for (const { content } of rows) {
    for (const language of merchantLanguages) {
      const html = content[language] ?? '';
      expect(cleanRichText(html)).toBe(html);
    }
  }
});

describe('help', () => {
  test('has its anchors, each once', () => {
    const anchors = articles.map((article) => article.anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.toSorted()).toEqual([
      ...['about', 'beginner', 'contact', 'deposit', 'privacy', 'responsible', 'rules'],
      ...['term', 'withdraw'],
    ]);
    for (const anchor of anchors) v.assert(Code, anchor);
  });

  test('says as much in each language', () => {
    for (const { anchor, lines } of articles) {
      const kinds = merchantLanguages.map((language) =>
        lines[language].map((line) => line.slice(0, 2)),
      );
      const shapes = kinds.map((kind) => kind.map((start) => (/^[#-] $/.test(start) ? start : '')));
      for (const shape of shapes) expect(shape, anchor).toEqual(shapes[0]);
      expect(lines.es.length, anchor).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('the merchant', () => {
  test('is set up as the contract reads it', () => {
    const fields = registerFieldRows().map((row) => [
      row.name,
      {
        enabled: row.enabled,
        required: row.required,
        acceptedPattern: row.accepted_pattern,
        patternId: row.pattern_id,
        minLength: row.min_length,
        maxLength: row.max_length,
      },
    ]);
    v.assert(FieldRules, Object.fromEntries(fields));
    v.assert(Whitelabel, Object.fromEntries(switchRows().map((row) => [row.key, row.enabled])));
    for (const row of resourceRows()) {
      v.assert(Resource, {
        resourceType: row.resource_type,
        url: row.url,
        labelNameEn: row.label_name_en,
      });
    }
    for (const mirror of mirrors) v.assert(Address, mirror.url);
  });

  test('has a resource of every type and contacts that can be checked', () => {
    expect(resourceRows().map((row) => row.resource_type)).toEqual([...resourceTypes]);
    expect(representatives.length).toBeGreaterThan(3);
  });

  test('says in its licence, in every language, that it is a demonstration of 2025', () => {
    const words = { es: 'demostración', en: 'demonstration', zh: '演示', ms: 'demonstrasi' };
    expect(siteSettingRow('verbena').licence_year).toBe(2025);
    for (const language of merchantLanguages) {
      expect(licence.line[language].toLowerCase()).toContain(words[language]);
      expect(licence.line[language]).toContain('2025');
      expect(licence.content[language]).toContain(words[language]);
    }
  });

  test('writes patterns that compile, and accept what their length allows', () => {
    for (const row of registerFieldRows()) {
      if (row.accepted_pattern !== '*')
        expect(() => new RegExp(row.accepted_pattern)).not.toThrow();
      expect(row.min_length).toBeLessThanOrEqual(row.max_length);
    }
  });
});
