import type { PartOf } from '../part-of'
import type en from '../en/workspace'

/** Several computers that share one server. */
export default {
  intro: '店内电脑共享备注、事件和车辆数据，并以密码短语加密。是否允许共享车辆数据，以您与服务商的合同为准。',
  state: {
    off: '关闭',
    joining: '正在加入…',
    joined: '已加入工作组',
    unreachable: '无法连接到服务器',
    refused: '未连接到工作组',
    'no-passphrase': '尚未输入密码短语'
  },
  count: '{n} 台电脑',
  leave: '退出工作组',
  server: '服务器',
  aloneHelp: '目录、数据表和事件仍可使用，但不共享任何数据。',
  here: '已加入的电脑',
  own: '本机',
  unnamed: '未命名的电脑',
  version: '版本 {version}',
  limits: '各电脑的请求上限不同：{limits}。请在每台电脑上设置相同的上限。',
  limit: '{seconds} 秒内 {calls} 次',
  openAt: '也在查看：{names}',
  sent: {
    to: '在另一台电脑上显示',
    done: '已发送到 {name}',
    unanswered: '{name} 没有响应。',
    arrived: '{by} 发来一款发动机：{title}'
  },
  plain: '不加密时，网络上的其他人可以读到密码。请使用 rediss://。',
  test: '测试连接',
  results: '测试结果',
  fine: '正常',
  unknown: '未知：此用户无权查询',
  secret: { 'workspace-password': '服务器密码', 'workspace-passphrase': '密码短语' },
  passphraseHelp: '每台电脑相同；请至少使用五个随机词语。',
  warning: {
    'memory-policy': '内存用尽时，服务器会删除共享数据。请将 maxmemory-policy 设为 noeviction。',
    persistence: '服务器重新启动后会丢失所有数据。请开启 AOF 或 RDB。'
  },
  begin: {
    start: '新建工作组',
    startHelp: '适用于第一台电脑。需要本店服务器的地址和自行设定的密码短语。',
    join: '通过邀请和验证码加入'
  },
  fix: {
    address: '输入地址',
    passphrase: '输入密码短语',
    password: '输入密码',
    certificate: '选择证书'
  },
  invite: {
    title: '邀请另一台电脑',
    help: '邀请会将服务器、证书、登录信息和密码短语带到另一台电脑，并由验证码保护。',
    joinHelp: '粘贴文本或选择文件。验证码显示在另一台电脑上。',
    show: '显示邀请',
    hide: '隐藏',
    save: '保存邀请…',
    saved: '已保存邀请：{file}',
    scan: '在另一台电脑上将其扫入“邀请”字段，或粘贴文本，然后输入验证码。',
    showCode: '显示验证码',
    picture: '邀请的二维码',
    text: '邀请',
    code: '验证码',
    join: '加入',
    joined: '本机正在加入其他电脑。'
  },
  share: {
    title: '共享的工作',
    help: '关闭某类后，该类内容只留在本机；此前共享的内容仍留在其他电脑上。',
    mark: '与其他电脑共享',
    waiting: '已共享；更改等待服务器恢复',
    conflict: '多台电脑同时更改。所有版本均已保留。',
    shown: '此处显示',
    keep: '保留此版本',
    both: '保留两段文字',
    noText: '无文字'
  },
  problem: {
    'no-address': '请输入服务器地址。',
    'no-passphrase': '请输入密码短语。',
    'key-store': '系统不提供已保存的密码短语。请解锁密钥库。',
    'authority-file': '无法读取证书文件。请重新选择。',
    name: '找不到服务器名称。请检查地址。',
    port: '无法连接。请检查服务器、端口和防火墙。',
    timeout: '服务器在两秒内没有响应。',
    tls: '服务器证书不受信任。请选择其证书文件。',
    'not-tls': '服务器未以 TLS 响应。请检查地址和端口。',
    login: '用户名或密码错误。',
    passphrase: '其他电脑使用不同的密码短语。',
    permission: '此用户在服务器上的权限不足。',
    version: '服务器版本低于 7。',
    'memory-full': '服务器的内存已满。',
    'read-only': '服务器为只读。',
    loading: '服务器正在启动。',
    disk: '服务器无法保存数据。请检查其磁盘。',
    protocol: '服务器的响应不符合预期。'
  },
  step: {
    name: '主机名',
    port: '端口',
    tls: '加密（TLS）',
    login: '登录',
    version: '版本',
    passphrase: '密码短语',
    write: '写入',
    'memory-policy': '内存策略',
    persistence: '保存到磁盘'
  }
} satisfies PartOf<typeof en>
