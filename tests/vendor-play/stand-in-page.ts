/** The page of every game it hosts; `gateway` alone may frame it. */
export function pageOf(gateway: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Game</title><meta name="house" content="${gateway}">
<p id="state">coming</p><p id="told">playing</p><p id="sound">silent</p>
<button id="play">Play a round</button><button id="leave">Leave</button>
<button id="over">End the session</button><button id="escape">Escape</button>
<script src="/game.js"></script></html>`;
}

/** Exchanges the token, stakes and wins, and says what a game says; `#quiet` never says it is ready. */
export const gameScript = `
const launch = new URLSearchParams(location.hash.slice(1));
history.replaceState(null, '', location.pathname);
const [, , vendor, game] = location.pathname.split('/');
const show = (id, text) => { document.getElementById(id).textContent = text; };
const say = (kind) => parent.postMessage({ verbena: 1, kind }, launch.get('origin'));
const ask = async (operation, body) => {
  const reply = await fetch('/call/' + vendor + '/' + operation, { method: 'POST', body: JSON.stringify(body) });
  return { ok: reply.ok, value: await reply.json() };
};
let seat;
let round = 0;
addEventListener('message', (event) => {
  if (event.origin !== launch.get('origin')) return;
  const { kind, isOn } = event.data;
  if (kind === 'pause') show('told', 'paused');
  if (kind === 'resume') show('told', 'playing');
  if (kind === 'sound') show('sound', isOn ? 'loud' : 'silent');
});
document.getElementById('play').onclick = async () => {
  round += 1;
  const name = 'r' + Date.now() + '-' + round;
  const { player, currency, session } = seat;
  const bet = { transaction: name + '-b', player, currency, session, game: seat.game, round: name, bet: '10000', win: '2500' };
  const { ok, value } = await ask('bet-and-win', bet);
  show('state', ok ? 'round over' : 'refused ' + value.code);
  if (ok) say('round-over');
};
document.getElementById('leave').onclick = () => say('leave');
document.getElementById('over').onclick = () => say('over');
document.getElementById('escape').onclick = () => { try { top.location.href = 'about:blank'; } catch { show('state', 'held'); } };
ask('authenticate', { token: launch.get('token') }).then(({ ok, value }) => {
  seat = value;
  show('state', ok ? 'seated at ' + value.game + ' ' + value.mode : 'refused ' + value.code);
  say(ok ? 'ready' : 'over');
});
`;
