import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** Problems of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: '缺少地址。',
    spaces: '地址中不能有空格。',
    'not-an-address': '地址无效。示例：https://api.example.com',
    scheme: '地址必须以 https:// 开头。',
    insecure: '请使用 https://。只有本机可通过 http:// 访问。',
    credentials: '地址中不能包含用户名或密码。',
    query: '请去掉问号及其后的内容；密钥有单独的输入框。',
    fragment: '请去掉 # 及其后的内容。'
  },

  problem: {
    path: {
      what: '此地址没有 Vehicle Database。请检查路径。',
      more: '{host} 有响应，但此路径不存在。请与订阅资料核对。'
    },
    stranger: {
      what: '此地址没有 Vehicle Database。请检查路径。',
      more: '{host} 发来了其他内容，可能是网络或代理服务器的登录页面。'
    },
    host: {
      what: '{host} 没有响应。请检查地址和网络。',
      more: '密钥尚未验证。'
    }
  }
} satisfies PartOf<typeof en>
