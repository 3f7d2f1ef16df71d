import { island } from '#client/ground/page/island.tsx';
import './RightBar.module.css';

export const RightBarIsland = island(
  () => import('./RightBar.tsx').then((file) => file.RightBar),
  true,
);
