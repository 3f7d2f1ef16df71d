import { afterEach } from 'vitest';
import { endVisits } from './visit.ts';

// Here and not where visits begin: that file is read once by each who walks, and this before every file.
afterEach(endVisits);
