import { island } from '#client/features/frame/island.tsx';
import './WinnerBoard.module.css';

export const WinnerBoardIsland = island(() =>
  import('./WinnerBoard.tsx').then((file) => file.WinnerBoard),
);
