import { afterEach } from 'vitest';
import { closeWhatWasOpened } from './closings.ts';

// Here and not where things are opened: such a file is read once by each who runs tests, and this before every file.
afterEach(closeWhatWasOpened);
