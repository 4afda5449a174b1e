import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** What stands in the way of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: '缺少地址。',
    spaces: '地址中不能有空格。',
    'not-an-address': '这不是服务地址；正确的形式如 https://api.example.com。',
    scheme: '地址必须以 https:// 开头。',
    insecure: '只有 https:// 能在传输中保护密钥；http:// 仅允许用于本机。',
    credentials: '地址中不能包含用户名或密码。',
    query: '地址须在问号之前结束；密钥有单独的输入框。',
    fragment: '地址须在 # 号之前结束。'
  },

  problem: {
    path: {
      what: '此地址没有 Vehicle Database；请检查路径。',
      more: '{host} 有应答，但该路径下没有内容。请将主机名之后的部分与订阅资料核对。'
    },
    stranger: {
      what: '此地址没有 Vehicle Database；请检查路径。',
      more: '{host} 的应答不是数据服务的应答。网络的登录页面或代理服务器也会如此。'
    },
    host: {
      what: '{host} 没有应答：请检查地址和网络。',
      more: '名称可能有误，或者本机无法连到它。密钥尚未验证。'
    }
  }
} satisfies PartOf<typeof en>
