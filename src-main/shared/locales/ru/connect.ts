import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** Problems of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: 'Адрес не указан.',
    spaces: 'В адресе не должно быть пробелов.',
    'not-an-address': 'Неверный адрес. Пример: https://api.example.com',
    scheme: 'Адрес должен начинаться с https://.',
    insecure: 'Укажите https://. По http:// доступен только этот компьютер.',
    credentials: 'В адресе не должно быть имени пользователя и пароля.',
    query: 'Уберите вопросительный знак и всё после него; для ключа есть своё поле.',
    fragment: 'Уберите # и всё после него.'
  },

  problem: {
    path: {
      what: 'По этому адресу нет Vehicle Database. Проверьте путь.',
      more: '{host} отвечает, но не по этому пути. Сверьте его с документами по подписке.'
    },
    stranger: {
      what: 'По этому адресу нет Vehicle Database. Проверьте путь.',
      more: '{host} прислал что-то другое, возможно страницу входа в сеть или прокси.'
    },
    host: {
      what: 'Нет ответа от {host}. Проверьте адрес и сеть.',
      more: 'Ключ не проверялся.'
    }
  }
} satisfies PartOf<typeof en>
