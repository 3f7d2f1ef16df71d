import { switchClass } from '#server/catalogue/switch-games.ts';
import { defineCommand } from './site-command.ts';
import { readSwitch, switched } from './switch-on-off.ts';

export const gameClass = defineCommand({
  name: 'class',
  usage: `  class on|off KEY                        shows or hides a class of games, such as COCKFIGHT`,
  parse(words) {
    const [enabled, key] = readSwitch('class', 'KEY', words);
    return { kind: 'class', key, enabled };
  },
  async run({ database }, { key, enabled }) {
    return switched(key, enabled, await switchClass(database, key, enabled));
  },
});
