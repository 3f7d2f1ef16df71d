import type { GameClass, GameMenu, VendorItem } from '#contract/catalogue.ts';

/** Every vendor of the house once, in the order of the menus. */
export function vendorsOnce(menus: readonly GameMenu[]): VendorItem[] {
  const byCode = new Map<string, VendorItem>();
  for (const { vendors } of menus) {
    for (const vendor of vendors) {
      if (!byCode.has(vendor.vassalage)) byCode.set(vendor.vassalage, vendor);
    }
  }
  return [...byCode.values()];
}

/** The classes of the categories that the vendor is in; of all of them while none is chosen. */
export function classesFor(menus: readonly GameMenu[], vassalage: string | undefined): GameClass[] {
  const byKey = new Map<string, GameClass>();
  for (const { vendors, classes } of menus) {
    if (vassalage && !vendors.some((vendor) => vendor.vassalage === vassalage)) continue;
    for (const one of classes) if (!byKey.has(one.key)) byKey.set(one.key, one);
  }
  return [...byKey.values()];
}
