import type { FixtureView } from '#demo/vendor/rules/fixture.ts';
import type { Choice, Market } from '#demo/vendor/rules/match-market.ts';
import { element } from '../element.ts';
import { fillWords } from '../fill-words.ts';
import type { Link } from '../game-page.ts';
import { crest } from './crest.ts';
import { choiceName, isOpen, marketName, oddsText } from './market-words.ts';

export interface MatchCard {
  root: HTMLElement;
  update(fixture: FixtureView, isChosen: (market: string, choice: string) => boolean): void;
}

type Choose = (fixture: FixtureView, market: Market, choice: Choice) => void;

/** One match with what can be bet on; it changes in place, so that nobody's touch misses. */
export function openMatchCard(link: Link, first: FixtureView, choose: Choose): MatchCard {
  const status = element('span', { class: 'match-status' });
  const scores = [
    element('b', { class: 'match-score' }),
    element('b', { class: 'match-score' }),
  ] as const;
  const maps = [
    element('span', { class: 'match-maps' }),
    element('span', { class: 'match-maps' }),
  ] as const;
  const bar = element('i', { class: 'match-bar' });
  const markets = element('div', { class: 'match-markets' });
  const teams = [first.home, first.away].map((name, side) =>
    element(
      'div',
      { class: 'match-team' },
      crest(name, first.kind),
      element('span', { class: 'match-name' }, name),
      maps[side] ?? null,
      scores[side] ?? null,
    ),
  );
  const root = element(
    'article',
    { class: 'match', 'aria-label': `${first.home} – ${first.away}` },
    element('div', { class: 'match-head' }, element('span', {}, first.league), status),
    element('div', { class: 'match-track', 'aria-hidden': 'true' }, bar),
    ...teams,
    markets,
  );
  const rows = new Map<string, MarketRow>();
  return {
    root,
    update(fixture, isChosen) {
      root.dataset.phase = fixture.phase;
      status.textContent = statusText(link, fixture);
      bar.style.transform = `scaleX(${progressOf(fixture)})`;
      for (const side of [0, 1] as const) {
        scores[side].textContent = fixture.phase === 'soon' ? '' : String(fixture.score[side]);
        maps[side].textContent = fixture.maps.map((map) => map[side]).join('  ');
      }
      for (const market of fixture.markets) {
        const row = rows.get(market.id) ?? openRow(link, fixture, market);
        if (!rows.has(market.id)) markets.append(row.root);
        rows.set(market.id, row);
        row.update(fixture, market, isChosen, choose);
      }
    },
  };
}

interface MarketRow {
  root: HTMLElement;
  update(
    fixture: FixtureView,
    market: Market,
    isChosen: (market: string, choice: string) => boolean,
    choose: Choose,
  ): void;
}

function openRow(link: Link, fixture: FixtureView, first: Market): MarketRow {
  const name = marketName(link.say, first);
  let press: (choice: string) => void = () => {};
  const buttons = first.choices.map(({ id }) => {
    const odds = element('b', { class: 'odds-value' });
    const label = choiceName(link.say, fixture, id);
    const root = element(
      'button',
      { type: 'button', class: 'odds' },
      element('span', { class: 'odds-name' }, label),
      odds,
    );
    root.addEventListener('click', () => press(id));
    const why = element('span', { class: 'unseen' });
    root.append(why);
    return { id, odds, why, root };
  });
  const seen = new Map<string, number>();
  const root = element(
    'div',
    { class: 'market', role: 'group', 'aria-label': name },
    element('span', { class: 'market-name' }, name),
    element('div', { class: 'market-odds' }, ...buttons.map((button) => button.root)),
  );
  return {
    root,
    update(now, market, isChosen, choose) {
      // What is decided has said all it can; an over match keeps its results on show.
      root.hidden = market.status === 'settled' && now.phase !== 'over';
      press = (id) => {
        const choice = market.choices.find((one) => one.id === id);
        if (choice) choose(now, market, choice);
      };
      for (const { id, odds, why, root: button } of buttons) {
        const choice = market.choices.find((one) => one.id === id);
        if (!choice) continue;
        const isSold = isOpen(market, choice);
        const before = seen.get(id) ?? choice.odds;
        seen.set(id, choice.odds);
        button.disabled = !isSold;
        button.dataset.move =
          !isSold || before === choice.odds ? '' : before < choice.odds ? 'rise' : 'fall';
        button.dataset.result = choice.result ?? '';
        button.setAttribute('aria-pressed', String(isChosen(market.id, id)));
        odds.textContent = isSold
          ? oddsText(choice.odds, link.language)
          : choice.result === 'won'
            ? '✓'
            : '–';
        why.textContent = isSold || choice.result ? '' : ` ${link.say('suspended')}`;
      }
    },
  };
}

function statusText(link: Link, fixture: FixtureView): string {
  if (fixture.phase === 'over') return link.say('over');
  if (fixture.phase === 'soon') {
    const time = `${Math.floor(fixture.clock / 60)}:${String(fixture.clock % 60).padStart(2, '0')}`;
    return fillWords(link.say('soon'), { time });
  }
  const word = fixture.kind === 'football' ? 'minute' : 'mapNow';
  return `${link.say('live')} · ${fillWords(link.say(word), { at: fixture.clock })}`;
}

const wholeMatch = 90;
const wholeArena = 3;

function progressOf({ phase, kind, clock, maps }: FixtureView): number {
  if (phase === 'soon') return 0;
  if (phase === 'over') return 1;
  if (kind === 'football') return clock / wholeMatch;
  const [home = 0, away = 0] = maps.at(-1) ?? [];
  return (maps.length - 1 + Math.max(home, away) / 13) / wholeArena;
}
