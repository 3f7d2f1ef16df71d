// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { hostileMarkup } from './markup/hostile-markup.ts';
import { RichText } from './RichText.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function element(html: string) {
  return (
    <I18nProvider i18n={i18n}>
      <RichText html={html} />
    </I18nProvider>
  );
}

async function show(html: string): Promise<HTMLElement> {
  const place = document.createElement('div');
  document.body.append(place);
  await act(async () => createRoot(place).render(element(html)));
  return place;
}

afterEach(() => document.body.replaceChildren());

const dangerousElements =
  'script,style,svg,math,iframe,object,embed,form,input,button,select,textarea,template,base,link,meta,video,audio,details,noscript';

/** Everything in a tree that could run, load a document or take over the page. */
function dangers(place: ParentNode): string[] {
  const found = [...place.querySelectorAll(dangerousElements)].map((each) => each.tagName);
  for (const each of place.querySelectorAll('*')) {
    for (const { name, value } of each.attributes) {
      const leadsAway = /^(href|src|action|formaction|background|data|srcdoc|ping)$/i.test(name);
      if (/^(on|style$|id$)/i.test(name)) found.push(name);
      if (leadsAway && !/^(https:\/\/|\/(?!\/)|#)/.test(value)) found.push(`${name}=${value}`);
    }
  }
  return found;
}

describe('hostile markup leaves nothing that could run', () => {
  test.each(hostileMarkup)('%s', async (html) => {
    expect(dangers(await show(html))).toEqual([]);
    const rendered = document.createElement('div');
    rendered.innerHTML = renderToString(element(html));
    expect(dangers(rendered)).toEqual([]);
  });

  test('the same markup is dangerous where it is handed over as it is', () => {
    const harmless = hostileMarkup.filter((html) => {
      const control = document.createElement('div');
      control.innerHTML = html;
      return dangers(control).length === 0;
    });
    // A few are written to fool cleaners, and do nothing in a browser.
    expect(harmless.length).toBeLessThanOrEqual(3);
  });
});

test('a link that leaves us tells so and hands nothing over', async () => {
  const link = (await show('<a href="https://t.me/x">Telegram</a>')).querySelector('a');
  expect(link?.rel).toBe('noopener noreferrer');
  expect(link?.target).toBe('_blank');
  expect(link?.textContent).toBe('Telegram (opens in a new window)');
});

test('a table can be scrolled by keyboard', async () => {
  const place = await show('<table><tr><th>Level</th><td>1</td></tr></table>');
  expect(place.querySelector('[role=group]')?.getAttribute('tabindex')).toBe('0');
});
