import type { PartOf } from '../part-of'
import type en from '../en/health'

/** The health page: own answers, stores, sources, network test, use of requests. */
export default {
  service: '数据服务',
  fine: '一切正常',
  needsYou: '需要处理：{n}',
  latency: '响应时间',
  times: '通常 {median}，95% 在 {p95} 以内',
  answers: '响应',
  last: '最近：{time}',
  code: {
    offline: '无法连接',
    timeout: '响应超时',
    insecure: '无法建立安全连接',
    'proxy-login': '代理要求登录',
    redirected: '被重定向',
    'not-the-service': '其他服务器',
    'too-large': '过大'
  },
  english: '仍为英文',
  englishOf: '{language}：{answers} 款发动机中的 {english} 款',
  store: {
    cache: '目录文件',
    person: '您的数据',
    feed: '事件',
    'feed-session': '本次会话的事件'
  },
  disk: '磁盘可用空间',
  integrity: {
    true: '完好',
    false: '已损坏',
    null: '过大，此处不检查',
    unreadable: '无法读取'
  },
  copied: '已复制，不含姓名、地址和密钥。',
  test: {
    title: '测试网络',
    run: '测试',
    withKey: '同时检查密钥（1 次请求）',
    noProxy: '无',
    unknown: '未测试',
    good: '未发现问题',
    bad: '发现问题',
    step: {
      proxy: '代理',
      name: '域名',
      port: '连接',
      certificate: '证书',
      'proxy-login': '代理登录',
      portal: '登录页面',
      service: '数据服务',
      key: '密钥'
    },
    blame: {
      computer: '原因在本机。',
      network: '原因在您的网络：请联系网络管理员。',
      provider: '原因在服务商：请告知对方。'
    },
    problem: {
      'proxy-name': '找不到代理 {detail}。请检查系统的代理设置。',
      'proxy-unreachable': '代理 {detail} 没有响应。',
      'proxy-login': '代理要求登录。请登录后重新测试。',
      'no-network': '没有网络连接。请检查网线或 Wi-Fi。',
      'no-name-server': 'DNS 服务器没有响应，无法找到 {detail}。',
      'unknown-name': '没有名为 {detail} 的服务器。请检查“连接”中的地址。',
      refused: '{detail} 拒绝连接。',
      timeout: '{detail} 没有响应，可能被防火墙拦截。',
      untrusted: '证书由“{detail}”签发，本机不信任它。防火墙正在检查连接，须在本机安装其证书。',
      'self-signed': '证书由“{detail}”自签名：响应的是路由器、登录页面或防火墙，而不是数据服务。',
      inspected: '由“{detail}”签发，而非公共机构：防火墙正在检查连接。',
      'wrong-host': '证书属于“{detail}”，与此地址不符。请检查“连接”中的地址。',
      expired: '证书已过期。请先检查本机的日期。',
      clock: '证书尚未生效。请校正本机的日期和时间。',
      'not-tls': '无法建立安全连接，可能被防火墙中断。',
      portal: '响应的是网络登录页面。请打开浏览器登录，然后重新测试。',
      'wrong-service': '{detail} 有响应，但不是数据服务。请检查“连接”中的地址。',
      broken: '与 {detail} 的连接中断。',
      silent: '已连接，但数据服务没有响应。',
      'server-error': '数据服务自身出现故障。请稍后重试。',
      key: '密钥未被接受。请在“连接”中检查。',
      subscription: '密钥正确，但订阅不包含目录。',
      limit: '目前没有剩余的请求次数。请稍候再测试。'
    }
  },
  hosts: {
    title: '连接过的主机',
    about: 'Dynodesk 不向开发者发送任何信息。这里列出连接过的所有主机；使用代理时只连接代理。界面本身不连接任何主机。',
    none: '尚未连接任何主机。',
    host: '主机',
    last: '最近',
    times: '次数',
    clear: '清空列表',
    purpose: {
      catalogue: '目录',
      pictures: '图片',
      events: '事件',
      polling: '客服工单和项目',
      workspace: '多台电脑',
      updates: '更新',
      'network-test': '网络测试'
    }
  },
  usage: {
    title: '请求用量',
    none: '尚未统计到请求。',
    period: '周期',
    day: '日',
    week: '周',
    requests: '请求',
    stored: '来自本地存储',
    for: '用途',
    feature: {
      pages: '页面',
      search: '搜索',
      packs: '下载',
      background: '刷新',
      commands: '命令行',
      pictures: '图片',
      events: '事件',
      connection: '连接检查'
    },
    hours: '按小时',
    thisComputer: '本机',
    save: '保存为 CSV…'
  }
} satisfies PartOf<typeof en>
