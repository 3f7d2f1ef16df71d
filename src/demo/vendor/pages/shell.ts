import './shell.css';
import { type Aftermath, aftermathLines } from './aftermath.ts';
import { button, drawing, element } from './element.ts';
import { type Frame, openFrame } from './frame.ts';
import { type Link, Refusal } from './game-page.ts';
import { type GamePage, pageOf } from './game-registry.ts';
import { type LaunchAddress, readLaunchAddress } from './launch-address.ts';
import { moneyText } from './money-text.ts';
import { askServer, type Entered, hearServer, ServerRefusal } from './own-server.ts';
import { shellWords } from './words-shell.ts';

/** Everything about the page that changes while it is open. */
interface Shell {
  address: LaunchAddress;
  frame: Frame;
  bar: HTMLElement;
  game: HTMLElement;
  toastLine: HTMLElement;
  balanceLine: HTMLElement;
  balance: bigint | null;
  isPaused: boolean;
  isSoundOn: boolean;
  heard: EventTarget;
}

const toastMs = 2_600;
/** After these there is no playing on without a new launch. */
const endings = new Set([
  'session.over',
  'token.over',
  'vendor.closed',
  'game.closed',
  'game.unknown',
]);

async function open(): Promise<void> {
  const address = readLaunchAddress(
    location.pathname,
    location.hash || readKept(`${location.pathname} said`),
    matchMedia('(prefers-color-scheme: light)').matches,
  );
  // Before anything else: nobody who looks over a shoulder or at the history sees the token.
  history.replaceState(null, '', location.pathname);
  // Back from a game to the lobby, or forth again, is a page of its own.
  addEventListener('popstate', () => location.reload());
  keepSaid(location.pathname, address);
  const shell = draw(address);
  try {
    const entered = await enter(address);
    if (entered.lobby) await showLobby(shell, entered, entered.lobby);
    else await showGame(shell, entered);
  } catch (thrown) {
    coverFor(shell, thrown);
  }
  shell.frame.tell('ready');
}

async function showGame(shell: Shell, entered: Entered): Promise<void> {
  const page = await pageOf(entered.game.type);
  if (!page) throw new ServerRefusal('game.unknown');
  show(shell, entered, page);
}

/** The launch named no game: what there is to play is shown, and the one that is pressed opens in place. */
async function showLobby(
  shell: Shell,
  entered: Entered,
  games: readonly Link['game'][],
): Promise<void> {
  const { address, bar, game } = shell;
  const { drawLobby } = await import('./lobby/lobby-page.ts');
  document.title = wordOf(shell, 'lobby');
  bar.querySelector('h1')?.replaceChildren(wordOf(shell, 'lobby'));
  const balance = entered.balance === '' ? null : BigInt(entered.balance);
  shell.balanceLine.replaceChildren(
    balance === null ? '' : moneyText(balance, entered.currency, address.language),
  );
  const choose = async (code: string) => {
    try {
      const chosen = (await askServer('choose', entered.key, { game: code })) as Entered;
      const path = `/play/${encodeURIComponent(address.vendor)}/${encodeURIComponent(code)}`;
      keep(`${path} key`, chosen.key);
      keepSaid(path, address);
      history.pushState(null, '', path);
      await showGame(shell, chosen);
    } catch (thrown) {
      cover(shell, thrown instanceof ServerRefusal ? thrown.code : 'unknown');
    }
  };
  game.replaceChildren(drawLobby(games, wordOf(shell, 'choose'), choose));
}

/** What the address said but its token, for a reload: language, looks and whose page is around us. */
function keepSaid(path: string, { language, theme, origin }: LaunchAddress): void {
  keep(`${path} said`, String(new URLSearchParams({ language, theme, origin })));
}

/** Once by the token; a page that is loaded anew in the same window has a key already. */
async function enter({ vendor, game, model, token, origin }: LaunchAddress): Promise<Entered> {
  const place = `${location.pathname} key`;
  const entered =
    token === ''
      ? await askServer('again', readKept(place), {})
      : await askServer('enter', '', {
          ...{ vendor, token, origin },
          ...(model === '' ? { isLobby: game === '' } : { model }),
        });
  keep(place, (entered as Entered).key);
  return entered as Entered;
}

/** In a frame without a place of its own there is nothing kept, and a new launch instead. */
function readKept(place: string): string {
  try {
    return sessionStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
}

function keep(place: string, key: string): void {
  try {
    sessionStorage.setItem(place, key);
  } catch {
    // Played all the same, until the page is loaded anew.
  }
}

function draw(address: LaunchAddress): Shell {
  const words = shellWords[address.language];
  document.documentElement.lang = address.language;
  document.documentElement.dataset.theme = address.theme;
  const game = element(
    'main',
    { class: 'shell-game' },
    element('p', { class: 'shell-wait', role: 'status' }, words.opening ?? ''),
  );
  const balanceLine = element('span', { class: 'shell-balance' });
  const bar = element(
    'header',
    { class: 'shell-bar' },
    element('h1', { class: 'shell-name' }, words.opening ?? ''),
    balanceLine,
  );
  const toastLine = element('p', { class: 'shell-toast', role: 'status' });
  const root = document.getElementById('shell');
  root?.replaceChildren(bar, game, toastLine);
  const heard = new EventTarget();
  const shell: Shell = {
    address,
    frame: openFrame(address.origin, (told) => {
      if (told.kind === 'sound') setSound(shell, told.isOn);
      else setPaused(shell, told.kind === 'pause');
    }),
    bar,
    game,
    toastLine,
    balanceLine,
    balance: null,
    isPaused: false,
    isSoundOn: false,
    heard,
  };
  bar.append(soundButton(shell));
  // The house's own bar names the game and has its sound and its balance.
  bar.hidden = shell.frame.isFramed;
  return shell;
}

function show(shell: Shell, entered: Entered, page: GamePage): void {
  const { bar, game, heard } = shell;
  document.title = entered.game.name;
  bar.querySelector('h1')?.replaceChildren(entered.game.name);
  if (entered.mode === 'trial') {
    shell.balanceLine.before(element('span', { class: 'shell-coins' }, wordOf(shell, 'coins')));
  }
  const link = linkOf(shell, entered, page);
  setBalance(shell, link, entered.balance);
  const root = element('div', { class: 'shell-mount' });
  game.replaceChildren(root);
  page.mount(root, link);
  if (entered.aftermath) tellAftermath(shell, entered.aftermath);
  const tellView = (view: unknown) =>
    heard.dispatchEvent(new CustomEvent('view', { detail: view }));
  void hearServer(
    entered.key,
    (told) => {
      if (told.kind === 'balance') setBalance(shell, link, told.balance ?? '');
      if (told.kind === 'view') tellView(told.view);
    },
    // What was told in the gap is lost, so everything is looked at anew.
    () => void link.view().then(tellView, () => {}),
  ).then(() => sayOver(shell, entered.key));
}

/** The key is good no more: why, and what became of open rounds, is asked by it once again. */
async function sayOver(shell: Shell, key: string): Promise<void> {
  await askServer('again', key, {}).catch((thrown: unknown) => coverFor(shell, thrown, key));
}

function coverFor(shell: Shell, thrown: unknown, key = ''): void {
  cover(shell, thrown instanceof ServerRefusal ? thrown.code : 'unknown', key);
  const aftermath = thrown instanceof ServerRefusal ? thrown.aftermath : undefined;
  const sheet = document.querySelector('.shell-cover > .shell-sheet');
  if (aftermath) sheet?.firstChild?.before(...linesOf(shell, aftermath));
}

/** The first thing that somebody hears who comes back to a game that was interrupted. */
function tellAftermath(shell: Shell, aftermath: Aftermath): void {
  const sheet = element('div', { class: 'shell-sheet', role: 'alertdialog', 'aria-modal': 'true' });
  const over = element('div', { class: 'shell-cover' }, sheet);
  sheet.setAttribute('aria-label', wordOf(shell, 'left.off'));
  const go = button(wordOf(shell, 'continue'), 'shell-press', () => over.remove());
  sheet.append(...linesOf(shell, aftermath), go);
  shell.game.after(over);
  go.focus();
}

function linesOf(shell: Shell, aftermath: Aftermath): HTMLElement[] {
  return aftermathLines(aftermath, shell.address.language, (word) => wordOf(shell, word));
}

function linkOf(shell: Shell, entered: Entered, page: GamePage): Link {
  const { address, heard, frame } = shell;
  const { game, currency, mode, key } = entered;
  const own = page.words[address.language];
  const on = (kind: string, listener: (event: Event) => void) => {
    heard.addEventListener(kind, listener);
    return () => heard.removeEventListener(kind, listener);
  };
  return {
    game,
    currency,
    mode,
    language: address.language,
    theme: address.theme,
    view: () => askServer('view', key, {}),
    act: (act) =>
      askServer('act', key, act).catch((thrown: unknown) => {
        throw refusalOf(shell, key, own, thrown);
      }),
    watch: (listener) => on('view', (event) => listener((event as CustomEvent).detail)),
    balance: () => shell.balance,
    onBalance: (listener) => on('balance', listener),
    isPaused: () => shell.isPaused,
    onPause: (listener) => on('pause', listener),
    isSoundOn: () => shell.isSoundOn,
    formatMoney: (minor) => moneyText(minor, currency, address.language),
    say: (word) => own[word] ?? wordOf(shell, word),
    toast: (text) => toast(shell, text),
    roundOver: () => frame.tell('round-over'),
  };
}

/** What stands in the way of playing on is shown over the game, the rest is left to the game to say. */
function refusalOf(
  shell: Shell,
  key: string,
  own: Readonly<Record<string, string>>,
  thrown: unknown,
): Refusal {
  const code = thrown instanceof ServerRefusal ? thrown.code : 'unknown';
  if (endings.has(code) || code === 'play.stopped' || code === 'wallet.short')
    coverFor(shell, thrown, key);
  return new Refusal(own[code] ?? wordOf(shell, code));
}

function cover(shell: Shell, code: string, key = ''): void {
  const { frame } = shell;
  const sheet = element('div', { class: 'shell-sheet', role: 'alertdialog', 'aria-modal': 'true' });
  const over = element('div', { class: 'shell-cover' }, sheet);
  const leave = () => (frame.isFramed ? frame.tell('leave') : history.back());
  const press = (word: string, act: () => void) => button(wordOf(shell, word), 'shell-press', act);
  sheet.setAttribute('aria-label', wordOf(shell, code));
  sheet.append(element('p', {}, wordOf(shell, code)));
  if (endings.has(code)) {
    sheet.append(press(frame.isFramed ? 'again' : 'back', leave));
    frame.tell('over');
  } else if (code === 'play.stopped') {
    const resume = () => void askServer('resume', key, {}).catch(() => {});
    sheet.append(press('continue', () => [resume(), over.remove()]));
  } else if (code === 'wallet.short') {
    if (frame.isFramed)
      sheet.append(press('deposit', () => [frame.tell('deposit'), over.remove()]));
    sheet.append(press('close', () => over.remove()));
  } else {
    sheet.append(press('again', () => location.reload()));
  }
  document.querySelector('.shell-cover')?.remove();
  shell.game.after(over);
  sheet.querySelector('button')?.focus();
}

function setPaused(shell: Shell, isPaused: boolean): void {
  if (shell.isPaused === isPaused) return;
  shell.isPaused = isPaused;
  shell.game.inert = isPaused;
  document.querySelector('.shell-pause')?.remove();
  if (isPaused) {
    const sheet = element('div', { class: 'shell-sheet', role: 'status' }, wordOf(shell, 'paused'));
    shell.game.after(element('div', { class: 'shell-cover shell-pause' }, sheet));
  }
  shell.heard.dispatchEvent(new Event('pause'));
}

function setBalance(shell: Shell, link: Link, digits: string): void {
  shell.balance = digits === '' ? null : BigInt(digits);
  const text = shell.balance === null ? '' : link.formatMoney(shell.balance);
  const label = element('span', { class: 'unseen' }, `${wordOf(shell, 'balance')} `);
  shell.balanceLine.replaceChildren(label, text);
  if (digits !== '')
    shell.frame.tellBalance(digits, link.mode === 'trial' ? 'COINS' : link.currency);
  shell.heard.dispatchEvent(new Event('balance'));
}

function soundButton(shell: Shell): HTMLButtonElement {
  const made = button('', 'shell-sound', () => setSound(shell, !shell.isSoundOn));
  made.setAttribute('aria-label', wordOf(shell, 'sound'));
  made.setAttribute('aria-pressed', 'false');
  const waves = 'M4 9v6h4l5 4V5L8 9Zm12.5-.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12';
  made.append(
    drawing('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, drawing('path', { d: waves })),
  );
  return made;
}

function setSound(shell: Shell, isOn: boolean): void {
  shell.isSoundOn = isOn;
  shell.bar.querySelector('.shell-sound')?.setAttribute('aria-pressed', String(isOn));
}

let toastTimer: ReturnType<typeof setTimeout> | undefined;

function toast({ toastLine }: Shell, text: string): void {
  clearTimeout(toastTimer);
  toastLine.replaceChildren(text);
  toastLine.classList.add('is-shown');
  toastTimer = setTimeout(() => toastLine.classList.remove('is-shown'), toastMs);
}

function wordOf({ address }: Shell, word: string): string {
  return shellWords[address.language][word] ?? shellWords[address.language].unknown ?? word;
}

void open();
