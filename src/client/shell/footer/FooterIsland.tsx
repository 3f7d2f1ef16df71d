import { island } from '#client/ground/page/island.tsx';
import './Footer.module.css';

export const FooterIsland = island(() => import('./Footer.tsx').then((file) => file.Footer));
