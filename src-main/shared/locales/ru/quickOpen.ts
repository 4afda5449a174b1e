import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  title: 'Быстрый переход',
  placeholder: 'Поиск или команда',
  online: 'Искать «{text}» онлайн',
  link: 'Открыть ссылку или номер листа',
  open: 'Открыть',
  compare: 'Сравнить',
  searchOnline: 'Искать онлайн',
  inCompare: 'В сравнении',
  customer: 'Показать клиенту',
  hideCustomer: 'Скрыть экран клиента',
  unit: '{quantity} в {unit}',
  language: 'Язык: {language}',
  shortcuts: 'Сочетания клавиш',
  newWindow: 'Новое окно',
  newTab: 'Новая вкладка',
  diagnosis: 'Сохранить диагностику…',
  theme: { light: 'Тема: светлая', dark: 'Тема: тёмная', system: 'Тема: как в системе' },
  density: {
    compact: 'Плотность: компактная',
    comfortable: 'Плотность: обычная',
    workshop: 'Режим мастерской (крупный текст и кнопки)',
    words: 'плотность размер'
  },
  zoomIn: 'Увеличить масштаб',
  zoomOut: 'Уменьшить масштаб',
  zoomReset: 'Сбросить масштаб'
} satisfies PartOf<typeof en>
