import type { Subject } from './subject.ts';

export const fruits: readonly Subject[] = [
  ['cherry', 'f', 'Cereza', 'Cherry', '樱桃', 'Ceri'],
  ['lemon', 'm', 'Limón', 'Lemon', '柠檬', 'Lemon'],
  ['orange', 'f', 'Naranja', 'Orange', '甜橙', 'Oren'],
  ['watermelon', 'f', 'Sandía', 'Watermelon', '西瓜', 'Tembikai'],
  ['grapes', 'f', 'Uva', 'Grape', '葡萄', 'Anggur'],
  ['plum', 'f', 'Ciruela', 'Plum', '李子', 'Plum'],
  ['pineapple', 'f', 'Piña', 'Pineapple', '菠萝', 'Nanas'],
  ['mango', 'm', 'Mango', 'Mango', '芒果', 'Mangga'],
  ['coconut', 'm', 'Coco', 'Coconut', '椰子', 'Kelapa'],
  ['strawberry', 'f', 'Fresa', 'Strawberry', '草莓', 'Strawberi'],
  ['banana', 'm', 'Banano', 'Banana', '香蕉', 'Pisang'],
  ['papaya', 'f', 'Papaya', 'Papaya', '木瓜', 'Betik'],
  ['guava', 'f', 'Guayaba', 'Guava', '番石榴', 'Jambu Batu'],
  ['passionfruit', 'm', 'Maracuyá', 'Passion Fruit', '百香果', 'Markisa'],
  ['pitahaya', 'f', 'Pitahaya', 'Dragon Fruit', '火龙果', 'Buah Naga'],
  ['pomegranate', 'f', 'Granada', 'Pomegranate', '石榴', 'Delima'],
  ['peach', 'm', 'Durazno', 'Peach', '蜜桃', 'Pic'],
  ['kiwi', 'm', 'Kiwi', 'Kiwi', '奇异果', 'Kiwi'],
  ['starfruit', 'f', 'Carambola', 'Starfruit', '杨桃', 'Belimbing'],
];
