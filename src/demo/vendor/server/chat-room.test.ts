import { expect, test } from 'vitest';
import type { Seat } from '../served-game.ts';
import { type ChatView, openChatRoom } from './chat-room.ts';

function openRoom() {
  let now = 0;
  const told: unknown[] = [];
  const later: (() => void)[] = [];
  const game = openChatRoom({
    game: { code: 'LIVE_1-host', name: 'Abril', type: 'CHAT' },
    now: () => now,
    after: (_milliseconds, act) => {
      later.push(act);
      return () => {};
    },
    chance: () => 0,
    newRound: () => 'none',
    tell: (view) => told.push(view),
  });
  const seat = (nickname: string) => ({ player: nickname, nickname }) as Seat;
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { game, seat, told, later, pass };
}

test('who comes in reads what was said before', async () => {
  const { game, seat } = openRoom();
  await game.act(seat('Sol 12'), { kind: 'say', text: ' hola ' });
  const view = game.view(seat('Mar 40')) as ChatView;
  expect(view.lines.map(({ who, text }) => [who, text])).toEqual([
    ['Abril', 'host.hello'],
    ['Sol 12', 'hola'],
  ]);
});

test('the host answers a little later, in a word that each page has in its language', async () => {
  const { game, seat, told, later } = openRoom();
  await game.act(seat('Sol 12'), { kind: 'say', text: 'hola' });
  for (const act of later) act();
  expect(told.at(-1)).toMatchObject({ line: { kind: 'host', text: 'host.thanks' } });
});

test.each(['see https://elsewhere', 'me@there.org', 'call 300 555 12 34', 'www.other'])(
  'nobody is led elsewhere: %s',
  async (text) => {
    const { game, seat } = openRoom();
    await expect(game.act(seat('Sol 12'), { kind: 'say', text })).rejects.toThrow('chat.links');
  },
);

test('one line in a breath, and none that is empty or endless', async () => {
  const { game, seat, pass } = openRoom();
  pass(10_000);
  await game.act(seat('Sol 12'), { kind: 'say', text: 'hola' });
  await expect(game.act(seat('Sol 12'), { kind: 'say', text: 'hola' })).rejects.toThrow(
    'chat.fast',
  );
  pass(2_000);
  await expect(game.act(seat('Sol 12'), { kind: 'say', text: ' ' })).rejects.toThrow('chat.long');
  const endless = 'x'.repeat(161);
  await expect(game.act(seat('Sol 12'), { kind: 'say', text: endless })).rejects.toThrow(
    'chat.long',
  );
});
