import { runGateway } from './compose/run-gateway.ts';

// Production: no demonstration comes with it, so DEMO has to be off. `npm start` chooses between both.
await runGateway();
