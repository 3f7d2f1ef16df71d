import { island } from '#client/ground/page/island.tsx';
import './TelegramButton.module.css';

export const TelegramIsland = island(() =>
  import('./TelegramButton.tsx').then((file) => file.TelegramButton),
);
