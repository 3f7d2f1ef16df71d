import { about } from './about.ts';
import type { DemoArticle } from './article.ts';
import { beginner } from './beginner.ts';
import { contact } from './contact.ts';
import { deposit } from './deposit.ts';
import { privacy } from './privacy.ts';
import { responsible } from './responsible.ts';
import { rules } from './rules.ts';
import { term } from './term.ts';
import { withdraw } from './withdraw.ts';

/** In the order the help centre lists them. */
export const articles: readonly DemoArticle[] = [
  about,
  beginner,
  deposit,
  withdraw,
  rules,
  responsible,
  term,
  privacy,
  contact,
];
