import type { FastifyInstance } from 'fastify';
import { type Language, languages } from '#contract/values.ts';
import type { Settings } from '#server/settings.ts';
import { brands } from './brands.ts';
import type { Given } from './given.ts';
import { isLanguage } from './language.ts';
import { unpacked } from './packed.ts';
import type { StaticFiles } from './static-files.ts';
