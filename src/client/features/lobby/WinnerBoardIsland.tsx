import { island } from '#client/ground/page/island.tsx';
import './WinnerBoard.module.css';

export const WinnerBoardIsland = island(() =>
  import('./WinnerBoard.tsx').then((file) => file.WinnerBoard),
);
