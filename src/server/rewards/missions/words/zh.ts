import type { MissionWords } from './mission-words.ts';

export const zh: MissionWords = {
  counters: {
    'valid-bets': ({ minimum }) => `有效投注${minimum ? `（每注至少 ${minimum}）` : ''}`,
    rounds: ({ minimum }) => `游戏局数${minimum ? `（每局至少 ${minimum}）` : ''}`,
    'high-wins': ({ minimum, times }) =>
      `赢得 ${times} 倍以上的局数${minimum ? `（每局至少 ${minimum}）` : ''}`,
    'deposit-sum': ({ minimum }) => `累计存款${minimum ? `（每笔至少 ${minimum}）` : ''}`,
    deposits: ({ minimum }) => `存款次数${minimum ? `（每笔至少 ${minimum}）` : ''}`,
    days: ({ minimum }) => `有投注的天数${minimum ? `（每注至少 ${minimum}）` : ''}`,
    vendors: () => '玩过的不同供应商',
  },
  classes: {
    LIVE: '真人娱乐',
    RNG: '老虎机',
    SPORTS: '体育',
    ESPORTS: '电竞',
    PVP: '扑克',
    FISH: '捕鱼',
    LOTT: '彩票',
    ELOTT: '电子彩票',
    INHOUSE: '自营游戏',
  },
  within: (names) => `仅限${names}`,
  dailyCap: (sum) => `每天最多计 ${sum}`,
  between: '，',
};
