import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  placeholder: 'Поиск или команда',
  online: 'Искать «{text}» онлайн',
  link: 'Открыть ссылку или номер листа',
  inCompare: 'В сравнении',
  hideCustomer: 'Скрыть экран клиента',
  unit: '{quantity} в {unit}',
  language: 'Язык: {language}',
  newTab: 'Новая вкладка',
  diagnosis: 'Сохранить диагностику…',
  theme: { light: 'Тема: светлая', dark: 'Тема: тёмная', system: 'Тема: как в системе' },
  density: {
    compact: 'Плотность: компактная',
    comfortable: 'Плотность: обычная',
    workshop: 'Режим мастерской (крупный текст и кнопки)',
    words: 'плотность размер'
  }
} satisfies PartOf<typeof en>
