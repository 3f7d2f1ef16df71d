import { apart } from '#client/i18n/apart.tsx';

export const HouseGameScreen = apart(() =>
  import('#client/features/inhouse/HouseGameScreen.tsx').then((file) => file.HouseGameScreen),
);
export const VendorGameScreen = apart(() =>
  import('./VendorGameScreen.tsx').then((file) => file.VendorGameScreen),
);
