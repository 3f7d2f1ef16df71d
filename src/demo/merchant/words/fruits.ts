import type { Subject } from './subject.ts';

export const fruits: readonly Subject[] = [
  ['cherries', 'f', 'Cereza', 'Cherry', '樱桃', 'Ceri'],
  ['citrus', 'm', 'Limón', 'Lemon', '柠檬', 'Lemon'],
  ['citrus', 'f', 'Naranja', 'Orange', '甜橙', 'Oren'],
  ['watermelon', 'f', 'Sandía', 'Watermelon', '西瓜', 'Tembikai'],
  ['grapes', 'f', 'Uva', 'Grape', '葡萄', 'Anggur'],
  ['cherries', 'f', 'Ciruela', 'Plum', '李子', 'Plum'],
  ['pineapple', 'f', 'Piña', 'Pineapple', '菠萝', 'Nanas'],
  ['palm', 'm', 'Mango', 'Mango', '芒果', 'Mangga'],
  ['palm', 'm', 'Coco', 'Coconut', '椰子', 'Kelapa'],
  ['strawberry', 'f', 'Fresa', 'Strawberry', '草莓', 'Strawberi'],
  ['palm', 'm', 'Banano', 'Banana', '香蕉', 'Pisang'],
  ['palm', 'f', 'Papaya', 'Papaya', '木瓜', 'Betik'],
  ['pitahaya', 'f', 'Guayaba', 'Guava', '番石榴', 'Jambu Batu'],
  ['pitahaya', 'm', 'Maracuyá', 'Passion Fruit', '百香果', 'Markisa'],
  ['pitahaya', 'f', 'Pitahaya', 'Dragon Fruit', '火龙果', 'Buah Naga'],
  ['cherries', 'f', 'Granada', 'Pomegranate', '石榴', 'Delima'],
  ['cherries', 'm', 'Durazno', 'Peach', '蜜桃', 'Pic'],
  ['citrus', 'm', 'Kiwi', 'Kiwi', '奇异果', 'Kiwi'],
  ['citrus', 'f', 'Carambola', 'Starfruit', '杨桃', 'Belimbing'],
];
