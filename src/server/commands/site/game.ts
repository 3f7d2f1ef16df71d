import { switchGame } from '#server/catalogue/switch-games.ts';
import { defineCommand } from './site-command.ts';
import { readSwitch, switched } from './switch-on-off.ts';

export const game = defineCommand({
  name: 'game',
  usage: `  game on|off CODE                        shows or hides one game`,
  parse(words) {
    const [enabled, gameCode] = readSwitch('game', 'CODE', words);
    return { kind: 'game', gameCode, enabled };
  },
  async run({ database }, { gameCode, enabled }) {
    return switched(gameCode, enabled, await switchGame(database, gameCode, enabled));
  },
});
