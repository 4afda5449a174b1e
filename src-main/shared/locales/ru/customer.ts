import type { PartOf } from '../part-of'
import type en from '../en/customer'

/**
 * The customer's screen, as the person at the desk speaks of it. What the customer reads is in the sheet's own texts.
 */
export default {
  bar: 'Экран клиента',
  shows: 'Клиент видит: {title}',
  showsThis: 'Клиент видит этот двигатель',
  without: 'без замера, заметки и ЭБУ',
  move: 'Перетащите окно на монитор клиента и нажмите F11.',
  language: 'Язык',
  follow: 'Как в этом окне',
  showThis: 'Показать этот двигатель',
  update: 'Обновить',
  end: 'Завершить · F8'
} satisfies PartOf<typeof en>
