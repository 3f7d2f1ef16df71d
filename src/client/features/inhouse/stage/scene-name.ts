export type SceneName =
  | 'fair'
  | 'midnight'
  | 'cave'
  | 'dusk'
  | 'salon'
  | 'salon-blue'
  | 'salon-wine'
  | 'salon-violet'
  | 'orchard'
  | 'garden'
  | 'plaza'
  | 'vault';
