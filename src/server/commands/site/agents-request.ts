import { type AgentSwitchName, agentSwitchNames } from '#server/team/agent-switches.ts';
import { UsageError } from '../usage-error.ts';
import { readEnd } from './read-end.ts';
import type { CommandOptions } from './site-command.ts';

export type AgentsRequest =
  | { kind: 'agents-make' | 'agents-show'; account: string; as: string | null }
  | { kind: 'agents-code'; account: string; code: string; domain: string | null; as: string | null }
  | { kind: 'agents-move'; account: string; to: string; as: string | null }
  | { kind: 'agents-unmove'; account: string; as: string | null }
  | { kind: 'agents-stop'; account: string; reason: string; as: string | null }
  | { kind: 'agents-resume'; account: string; as: string | null }
  | { kind: 'agents-recount' | 'agents-announcements'; as: string | null }
  | { kind: 'agents-announce'; file: string; endsAt: Date | null; as: string | null }
  | { kind: 'agents-unannounce'; id: string; as: string | null }
  | {
      kind: 'agents-switches';
      change: { name: AgentSwitchName; enabled: boolean } | null;
      as: string | null;
    };

export const agentsUsage = `  agents make ACCOUNT                     makes a member an agent
  agents code ACCOUNT CODE [DOMAIN]       gives an agent an invitation code, and a domain that carries it
  agents move ACCOUNT --to AGENT --as NAME
                                          puts a line below another agent from the next day on, once a
                                          second operator typed the same
  agents unmove ACCOUNT                   takes a move back that has not taken effect
  agents stop ACCOUNT --reason TEXT       closes an agent's area; the team stays as it is
  agents resume ACCOUNT                   opens it again
  agents switches [NAME on|off]           what agents may do: ${agentSwitchNames.slice(0, 5).join(', ')},
                                          ${agentSwitchNames.slice(5).join(', ')}
  agents announce FILE [--until WHEN]     tells all agents what a JSON file says ({title, content}, each
                                          in es and en, zh and ms as well where you have them)
  agents announcements                    what is told, with its number
  agents unannounce ID                    takes it back
  agents recount                          counts all figures anew from the settled facts
  agents show ACCOUNT                     upline, team, codes, and a move that waits`;

export function parseAgents(
  [verb, ...rest]: readonly string[],
  values: CommandOptions,
  now: Date,
): AgentsRequest {
  const read = verb !== undefined && Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!read) throw new UsageError(`It is "agents" and one of ${Object.keys(verbs).join(', ')}.`);
  return read(rest, values, now);
}

type Read = (rest: readonly string[], values: CommandOptions, now: Date) => AgentsRequest;

const verbs: Readonly<Record<string, Read>> = {
  make: (rest, values) => ({ kind: 'agents-make', account: only(rest), as: nameIn(values) }),
  show: (rest, values) => ({ kind: 'agents-show', account: only(rest), as: nameIn(values) }),
  unmove: (rest, values) => ({ kind: 'agents-unmove', account: only(rest), as: nameIn(values) }),
  resume: (rest, values) => ({ kind: 'agents-resume', account: only(rest), as: nameIn(values) }),
  code: ([account, given = '', domain, ...more], values) => {
    const code = given.toLowerCase();
    if (!account || more.length > 0 || !/^[a-z0-9]{4,16}$/.test(code)) {
      throw new UsageError(
        'It is "agents code ACCOUNT CODE [DOMAIN]"; a code is 4 to 16 letters and digits.',
      );
    }
    if (domain !== undefined && !/^[a-zA-Z0-9.-]{3,253}$/.test(domain)) {
      throw new UsageError(`"${domain}" is no domain.`);
    }
    const host = domain?.toLowerCase() ?? null;
    return { kind: 'agents-code', account, code, domain: host, as: nameIn(values) };
  },
  move: (rest, values) => {
    if (!values.to) throw new UsageError('It is "agents move ACCOUNT --to AGENT --as NAME".');
    return { kind: 'agents-move', account: only(rest), to: values.to, as: nameIn(values) };
  },
  stop: (rest, values) => {
    const reason = values.reason?.trim() ?? '';
    if (reason === '' || reason.length > 200) {
      throw new UsageError('Say why with --reason, in 200 characters at most.');
    }
    return { kind: 'agents-stop', account: only(rest), reason, as: nameIn(values) };
  },
  announce: ([file, ...more], values, now) => {
    if (!file || more.length > 0)
      throw new UsageError('It is "agents announce FILE [--until WHEN]".');
    const endsAt = values.until === undefined ? null : readEnd(values.until, now);
    return { kind: 'agents-announce', file, endsAt, as: nameIn(values) };
  },
  announcements: (rest, values) => {
    if (rest.length > 0) throw new UsageError('It is "agents announcements".');
    return { kind: 'agents-announcements', as: nameIn(values) };
  },
  unannounce: ([id = '', ...more], values) => {
    if (!/^[1-9]\d{0,17}$/.test(id) || more.length > 0) {
      throw new UsageError(
        'It is "agents unannounce ID"; "agents announcements" tells the numbers.',
      );
    }
    return { kind: 'agents-unannounce', id, as: nameIn(values) };
  },
  recount: (rest, values) => {
    if (rest.length > 0) throw new UsageError('It is "agents recount".');
    return { kind: 'agents-recount', as: nameIn(values) };
  },
  switches: ([given, state, ...more], values) => {
    const as = nameIn(values);
    if (given === undefined) return { kind: 'agents-switches', change: null, as };
    const name = agentSwitchNames.find((one) => one === given);
    if (!name || (state !== 'on' && state !== 'off') || more.length > 0) {
      throw new UsageError(
        `It is "agents switches NAME on|off", of ${agentSwitchNames.join(', ')}.`,
      );
    }
    return { kind: 'agents-switches', change: { name, enabled: state === 'on' }, as };
  },
};

function only([account, ...more]: readonly string[]): string {
  if (!account || more.length > 0) throw new UsageError('Name one account.');
  return account;
}

function nameIn({ as }: CommandOptions): string | null {
  return as ?? null;
}
