export type SceneName =
  | 'fair'
  | 'midnight'
  | 'cave'
  | 'dusk'
  | 'salon'
  | 'orchard'
  | 'garden'
  | 'plaza'
  | 'vault';
