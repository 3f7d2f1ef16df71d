import type { InLanguages } from '#contract/languages.ts';

interface ManifestWords {
  description: string;
  deposit: string;
  favourites: string;
  lottery: string;
  narrow: string;
  wide: string;
}

/** What a phone shows of the app before it is opened. */
export const manifestWords: InLanguages<ManifestWords> = {
  es: {
    description: 'Casino en vivo, tragamonedas, deportes y lotería. Se abre aunque la red falle.',
    deposit: 'Depositar',
    favourites: 'Favoritos',
    lottery: 'Lotería',
    narrow: 'El inicio en el teléfono',
    wide: 'El inicio en la computadora',
  },
  en: {
    description: 'Live casino, slots, sports and lottery. It opens even when the network fails.',
    deposit: 'Deposit',
    favourites: 'Favourites',
    lottery: 'Lottery',
    narrow: 'Home on a phone',
    wide: 'Home on a computer',
  },
  zh: {
    description: '真人娱乐、电子游戏、体育和彩票。没有网络也能打开。',
    deposit: '存款',
    favourites: '收藏',
    lottery: '彩票',
    narrow: '手机上的首页',
    wide: '电脑上的首页',
  },
  ms: {
    description: 'Kasino langsung, slot, sukan dan loteri. Terbuka walaupun rangkaian terputus.',
    deposit: 'Deposit',
    favourites: 'Kegemaran',
    lottery: 'Loteri',
    narrow: 'Laman utama di telefon',
    wide: 'Laman utama di komputer',
  },
};
