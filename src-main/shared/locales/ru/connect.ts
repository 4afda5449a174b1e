import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** What stands in the way of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: 'Адрес не указан.',
    spaces: 'В адресе не должно быть пробелов.',
    'not-an-address': 'Это не адрес сервера; он выглядит как https://api.example.com.',
    scheme: 'Адрес должен начинаться с https://.',
    insecure: 'Только https:// защищает ключ в пути; http:// допустим лишь для этого компьютера.',
    credentials: 'В адресе не должно быть имени пользователя и пароля.',
    query: 'Адрес должен кончаться до вопросительного знака; для ключа есть своё поле.',
    fragment: 'Адрес должен кончаться до знака #.'
  },

  problem: {
    path: {
      what: 'По этому адресу нет Vehicle Database; проверьте путь.',
      more: '{host} отвечает, но там ничего нет. Сравните всё после имени сервера с документами подписки.'
    },
    stranger: {
      what: 'По этому адресу нет Vehicle Database; проверьте путь.',
      more: '{host} ответил не так, как отвечает сервер каталога. Так бывает со страницей входа в сеть или прокси.'
    },
    host: {
      what: 'Нет ответа от {host}: проверьте адрес и сеть.',
      more: 'Возможно, в имени опечатка или с этого компьютера к нему нет пути. Ключ не проверялся.'
    }
  }
} satisfies PartOf<typeof en>
