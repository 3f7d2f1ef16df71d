import {
  CircleDot,
  Clover,
  Club,
  Fish,
  Gamepad2,
  House,
  Ticket,
  Trophy,
  Video,
} from 'lucide-react';
import type { GameType } from '#contract/values.ts';

/** One drawing a category, wherever it is listed. */
export const categoryIcons: Readonly<Record<GameType, typeof Clover>> = {
  LIVE: Video,
  RNG: Clover,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  PVP: Club,
  FISH: Fish,
  LOTT: Ticket,
  ELOTT: CircleDot,
  INHOUSE: House,
};
