import * as v from 'valibot';
import { BadAct, type OpenGame } from '../served-game.ts';

/** What was said. A host's line is a word of the page's, so that everybody reads it in their language. */
export interface ChatLine {
  id: number;
  who: string;
  kind: 'player' | 'host';
  text: string;
  at: number;
}

export interface ChatView {
  me: string;
  lines: ChatLine[];
}

const longest = 160;
const Say = v.strictObject({
  kind: v.literal('say'),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest), v.regex(/^\P{Cc}*$/u)),
});
const keptLines = 60;
const breathMs = 1_500;
const hostAfterMs = 1_800;
const hostWords = ['host.thanks', 'host.luck', 'host.calm'] as const;

/** The talk at a live table. Its host is a program and says so. */
export const openChatRoom: OpenGame = (room) => {
  const lines: ChatLine[] = [];
  const spoke = new Map<string, number>();
  let count = 0;
  let callOff: (() => void) | undefined;
  function add(who: string, kind: ChatLine['kind'], text: string): void {
    count += 1;
    lines.push({ id: count, who, kind, text, at: room.now() });
    if (lines.length > keptLines) lines.shift();
    room.tell({ line: lines.at(-1) });
  }
  add(room.game.name, 'host', 'host.hello');
  return {
    figures: () => ({
      kind: 'chat',
      lines: null,
      returnBasisPoints: null,
      volatility: null,
      highestTimes: null,
      features: [],
      leastStake: 0n,
    }),
    view: (seat): ChatView => ({ me: seat.nickname, lines }),
    async act(seat, asked) {
      const said = v.safeParse(Say, asked);
      if (!said.success) throw new BadAct('chat.long');
      const { text } = said.output;
      // Nobody is led elsewhere, and nobody gives a number away.
      if (/https?:|www\.|\b\w+\.(com|net|org|io)\b|@\w|(\d[ -]?){7,}/i.test(text)) {
        throw new BadAct('chat.links');
      }
      if (room.now() - (spoke.get(seat.player) ?? Number.NEGATIVE_INFINITY) < breathMs)
        throw new BadAct('chat.fast');
      spoke.set(seat.player, room.now());
      add(seat.nickname, 'player', text);
      callOff?.();
      const word = hostWords[Math.floor(room.chance() * hostWords.length)] ?? hostWords[0];
      callOff = room.after(hostAfterMs, () => add(room.game.name, 'host', word));
      return null;
    },
    close() {
      callOff?.();
    },
  };
};
