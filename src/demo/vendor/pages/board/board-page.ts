import './board.css';
import type { FixtureView } from '#demo/vendor/rules/fixture.ts';
import type { Choice, Market } from '#demo/vendor/rules/match-market.ts';
import type { MatchBoardTold, MatchBoardView, SlipView } from '#demo/vendor/server/match-board.ts';
import { element } from '../element.ts';
import { fillWords } from '../fill-words.ts';
import { type Link, type MountGame, Refusal } from '../game-page.ts';
import type { GamePage } from '../game-registry.ts';
import { openSound } from '../sound.ts';
import { drawBets } from './bet-list.ts';
import { isOpen } from './market-words.ts';
import { type MatchCard, openMatchCard } from './match-card.ts';
import { openSlipPanel, type Picked, type SlipPanel } from './slip-panel.ts';
import { boardWords } from './words-board.ts';

interface Board {
  link: Link;
  fixtures: readonly FixtureView[];
  slips: readonly SlipView[];
  picks: Picked[];
  cards: Map<string, MatchCard>;
  list: HTMLElement;
  bets: HTMLElement;
  betsTab: HTMLElement;
  panel: SlipPanel;
}

const mountBoard: MountGame = (root, link) => {
  let stop: (() => void) | undefined;
  let isGone = false;
  void link.view().then(
    (view) => {
      if (!isGone) stop = open(root, link, view as MatchBoardView);
    },
    () => link.toast(link.say('unknown')),
  );
  return () => {
    isGone = true;
    stop?.();
    root.replaceChildren();
  };
};

function open(root: HTMLElement, link: Link, view: MatchBoardView): () => void {
  const sound = openSound(link);
  const list = element('div', { class: 'board-matches', id: 'board-matches' });
  const bets = element('div', { class: 'board-bets', id: 'board-bets', hidden: '' });
  const tabs = [tab(link.say('matches'), true), tab(link.say('bets'), false)] as const;
  const panel = openSlipPanel(link, {
    stakes: view.stakes.map(BigInt),
    remove: (pick) =>
      setPicks(
        board,
        board.picks.filter((one) => one !== pick),
      ),
    clear: () => setPicks(board, []),
    place: (stake) => place(board, stake),
  });
  const board: Board = {
    link,
    fixtures: view.fixtures,
    slips: view.slips,
    picks: [],
    cards: new Map(),
    list,
    bets,
    betsTab: tabs[1],
    panel,
  };
  const show = (isBets: boolean) => {
    list.hidden = isBets;
    bets.hidden = !isBets;
    tabs[0].setAttribute('aria-pressed', String(!isBets));
    tabs[1].setAttribute('aria-pressed', String(isBets));
  };
  tabs[0].addEventListener('click', () => show(false));
  tabs[1].addEventListener('click', () => show(true));
  const rules = element(
    'p',
    { class: 'board-rules' },
    fillWords(link.say('rules'), { percent: view.marginPercent }),
  );
  const whole = element(
    'div',
    { class: `board board-${view.fixtures[0]?.kind ?? 'football'}` },
    element('div', { class: 'board-tabs', role: 'group' }, ...tabs),
    element('div', { class: 'board-scroll' }, list, bets, rules),
    panel.root,
  );
  root.replaceChildren(whole);
  draw(board);
  const stops = [
    link.watch((told) => {
      const before = wonIn(board.slips);
      hear(board, told as MatchBoardTold | MatchBoardView);
      if (wonIn(board.slips) > before) sound.tone(784, 240);
    }),
    link.onPause(() => panel.draw(board.picks)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function hear(board: Board, told: MatchBoardTold | MatchBoardView): void {
  if ('fixtures' in told) board.fixtures = told.fixtures;
  if ('slips' in told) {
    const settled = (slips: readonly SlipView[]) =>
      slips.filter(({ state }) => state !== 'open').length;
    if (settled(told.slips) > settled(board.slips)) board.link.roundOver();
    board.slips = told.slips;
  }
  // Odds on the slip are those of now; what is sold no more is shown so, and cannot be sent.
  board.picks = board.picks.flatMap((pick) => {
    const fixture = board.fixtures.find(({ id }) => id === pick.match);
    const market = fixture?.markets.find(({ id }) => id === pick.market);
    const choice = market?.choices.find(({ id }) => id === pick.choice);
    if (!market || !choice || market.status === 'settled') return [];
    const isSold = isOpen(market, choice);
    return [{ ...pick, isOpen: isSold, odds: isSold ? choice.odds : pick.odds }];
  });
  draw(board);
}

function draw(board: Board): void {
  const { link, list, cards, fixtures } = board;
  for (const fixture of fixtures) {
    const card =
      cards.get(fixture.id) ??
      openMatchCard(link, fixture, (...chosen) => choose(board, ...chosen));
    if (!cards.has(fixture.id)) list.append(card.root);
    cards.set(fixture.id, card);
    card.update(fixture, (market, choice) =>
      board.picks.some(
        (pick) => pick.match === fixture.id && pick.market === market && pick.choice === choice,
      ),
    );
  }
  for (const [id, card] of cards) {
    if (fixtures.some((fixture) => fixture.id === id)) continue;
    card.root.remove();
    cards.delete(id);
  }
  const open = board.slips.filter(({ state }) => state === 'open').length;
  board.betsTab.textContent = open > 0 ? `${link.say('bets')} (${open})` : link.say('bets');
  board.bets.replaceChildren(...drawBets(link, board.slips));
  board.panel.draw(board.picks);
}

/** Touched again it is taken off; another choice of the same match takes its place. */
function choose(board: Board, fixture: FixtureView, market: Market, choice: Choice): void {
  const isSame = (pick: Picked) =>
    pick.match === fixture.id && pick.market === market.id && pick.choice === choice.id;
  const others = board.picks.filter((pick) => pick.match !== fixture.id);
  const { home, away } = fixture;
  const pick: Picked = {
    match: fixture.id,
    market: market.id,
    choice: choice.id,
    odds: choice.odds,
    home,
    away,
    kind: market.kind,
    map: market.map,
    isOpen: true,
  };
  setPicks(board, board.picks.some(isSame) ? others : [...others, pick]);
}

function setPicks(board: Board, picks: Picked[]): void {
  board.picks = picks;
  draw(board);
}

async function place(board: Board, stake: bigint): Promise<void> {
  const { link } = board;
  const picks = board.picks.map(({ match, market, choice, odds }) => ({
    match,
    market,
    choice,
    odds,
  }));
  try {
    board.slips = (await link.act({ kind: 'bet', stake: String(stake), picks })) as SlipView[];
    link.toast(link.say('placed'));
    board.panel.close();
    setPicks(board, []);
  } catch (thrown) {
    link.toast(thrown instanceof Refusal ? thrown.message : link.say('unknown'));
  }
}

function tab(text: string, isChosen: boolean): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', class: 'board-tab', 'aria-pressed': String(isChosen) },
    text,
  );
}

function wonIn(slips: readonly SlipView[]): number {
  return slips.filter(({ state }) => state === 'won').length;
}

export const boardPage: GamePage = { mount: mountBoard, words: boardWords };
