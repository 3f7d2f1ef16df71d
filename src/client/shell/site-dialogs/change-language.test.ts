// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { askThrough, type Transport } from '#client/data/ask.ts';
import { NetworkFailed } from '#client/data/refused.ts';
import { createI18n } from '#client/i18n/load-language.ts';
import { changeLanguage } from './change-language.ts';

const told: Record<string, unknown>[] = [];

async function changeTo(language: 'en' | 'zh', transport: Transport) {
  askThrough(transport);
  const context = { i18n: createI18n(), queryClient: new QueryClient() };
  let invalidated = 0;
  const invalidate = async () => {
    invalidated += 1;
  };
  await changeLanguage(context, invalidate, language);
  return { locale: context.i18n.locale, invalidated };
}

beforeEach(() => {
  told.length = 0;
  localStorage.clear();
});

test('a choice is spoken, remembered, told to the gateway, and asked for anew', async () => {
  const result = await changeTo('zh', async (call, request) => {
    told.push({ path: call.path, ...request });
    return { success: true, value: { language: 'zh' } };
  });
  expect(result).toEqual({ locale: 'zh', invalidated: 1 });
  expect(document.documentElement.lang).toBe('zh');
  expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['zh', 'zh']);
  expect(told).toEqual([{ path: '/wps/system/language', language: 'zh' }]);
});

test('without a network the choice holds all the same', async () => {
  const result = await changeTo('en', async () => {
    throw new NetworkFailed('abnormal');
  });
  expect(result).toEqual({ locale: 'en', invalidated: 1 });
  expect(localStorage.getItem('lang')).toBe('en');
});
