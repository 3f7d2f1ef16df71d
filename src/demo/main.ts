import { runGateway } from '#server/compose/run-gateway.ts';

// The demonstration is imported once DEMO is known to be on: its drawings and words take memory.
await runGateway(async (...given) =>
  (await import('./open-demonstration.ts')).openDemonstration(...given),
);
