import type { Capability } from '#contract/capabilities.ts';
import type { Answer, Download, Landing, Webhook } from './answer.ts';
import type { AppContext } from './app-context.ts';
import type { JobHandler } from './jobs.ts';

/** What one folder of the gateway offers; compose lists the domains and nothing else names their parts. */
export interface Domain {
  /** What the app may offer to players because this domain is there. */
  capabilities?: readonly Capability[];
  /** The calls of the contract that it answers. */
  answers?(app: AppContext): readonly Answer[];
  /** Signed requests of other companies that it receives. */
  webhooks?(app: AppContext): readonly Webhook[];
  /** Addresses that other sites send people back to. */
  landings?(app: AppContext): readonly Landing[];
  /** Files that are made while they are sent. */
  downloads?(app: AppContext): readonly Download[];
  /** Work that is done later, by kind; `onFault` reports a part that fails without ending the job. */
  jobs?(app: AppContext, onFault: (cause: unknown) => void): Record<string, JobHandler>;
}
