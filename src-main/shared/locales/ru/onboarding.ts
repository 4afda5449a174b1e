import type { PartOf } from '../part-of'
import type en from '../en/onboarding'

/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Двигатели, стадии чип-тюнинга, данные о динамике и графики мощности.',

  connect: {
    title: 'Подключение к серверу',
    lead: 'Укажите адрес сервера и ключ вашей подписки.',
    addressPlaceholder: 'https://…',
    addressHint: 'Есть в документах по подписке; может содержать путь и порт.',
    addressGood: 'Запросы идут на {address}',
    key: 'Ключ API',
    keyHint: 'Хранится зашифрованным и больше не показывается.',
    keySession: 'В этой системе нет хранилища ключей: ключ остаётся в памяти до выхода из Dynodesk.'
  },
  demo: {
    title: 'Посмотреть без подключения',
    lead: 'Полный каталог вымышленных марок. Работает без ключа и сети.',
    open: 'Открыть демокаталог',
    busy: 'Запуск…',
    later: 'Подключиться можно позже в настройках.',
    chart: 'Кривая мощности: сток и тюнинг'
  },

  success: {
    title: 'Подключено'
  },
  inactive: {
    title: 'Подписка не активна',
    lead: 'Ключ верен и сохранён, но для каталога нужна активная подписка.',
    steps: {
      renew: 'Продлите или оформите подписку у поставщика.',
      check: 'Затем проверьте снова.'
    },
    other: 'Другой ключ'
  },
  kept: {
    sealed: 'зашифрован системой',
    session: 'в памяти до выхода из Dynodesk',
    open: 'на диске без защиты'
  }
} satisfies PartOf<typeof en>
