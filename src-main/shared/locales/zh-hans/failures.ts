import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (only where that changes what to do), what to do next. One entry per code of
 * `FAILURE_CODES`; `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': '数据服务',
  'retry-at': '可重试时间：{time}。',
  'correct-in': '请在 {file} 中更正后重新启动。',
  'resume-at': '约 {time} 恢复可用',
  'resume-in': '（还有 {left}）',
  'resume-now': '现在可以继续请求。',
  'service-said': '数据服务的消息：{words}',
  'not-connected': {
    what: '尚未连接。',
    next: '请输入服务地址和密钥，或打开演示目录。',
    because: {
      key: {
        what: '密钥缺失或无法读取。',
        next: '请重新输入。'
      },
      locked: {
        what: '系统的密钥库未提供密钥。',
        next: '请解锁后再次检查，或重新输入密钥。'
      }
    }
  },
  'bad-address': {
    what: '此服务地址无法使用。',
    who: '请使用 https://，不含“?”和用户名；http:// 仅限本机。',
    next: '请与订阅资料中的地址核对。',
    because: {
      'set-up': {
        what: '{file} 中的服务地址无法使用。',
        next: '请更正文件后重新启动，或在此处输入地址。'
      },
      'other-service': {
        who: '已保存的密钥属于另一个数据服务。',
        next: '请在部署文件中加入此服务的密钥。'
      }
    }
  },
  'bad-key': {
    what: '此密钥未被接受。',
    next: '请检查密钥，或向服务商索取新密钥。'
  },
  unauthorised: {
    what: '您的订阅不包含目录。',
    who: '您的密钥没有问题。',
    next: '请向服务商申请权限，然后再次检查。'
  },
  'inactive-subscription': {
    what: '您的订阅未生效。',
    who: '您的密钥没有问题。',
    next: '请向服务商续订，然后再次检查。',
    because: {
      readable: { who: '您的密钥没有问题，本机上的发动机数据仍可查看。' },
      withheld: { who: '您的密钥没有问题。续订前不显示本机上的发动机数据。' }
    }
  },
  'subscription-ends': {
    what: '您的订阅将于 {day} 到期：{left}。',
    next: '请向服务商续订，以继续使用。'
  },
  'bad-request': {
    what: '数据服务拒绝了此请求。',
    who: '这是 Dynodesk 的错误。',
    next: '请报告并附上日志。'
  },
  'not-found': {
    what: '目录中没有此内容。',
    next: '请返回并刷新列表。'
  },
  limit: {
    what: '本小时的请求次数已用完。',
    next: '本机上的发动机数据仍可查看。'
  },
  'server-error': {
    what: '数据服务出现故障。',
    who: '您的密钥和电脑没有问题。',
    next: '请稍后重试。'
  },
  offline: {
    what: '您已离线。',
    who: '本机上的发动机数据仍可查看。',
    next: '请检查网络后重试。',
    because: {
      connected: {
        what: '连接中断了。',
        who: '',
        next: '请重试。'
      }
    }
  },
  timeout: {
    what: '数据服务响应超时。',
    next: '请重试，或在设置中延长超时时间。'
  },
  insecure: {
    what: '无法与数据服务建立安全的 https 连接。',
    who: '连接可能被拦截，或本机日期有误。',
    next: '请检查地址、日期和网络。'
  },
  'proxy-login': {
    what: '代理服务器要求登录。',
    next: '请重试并输入代理登录信息，或向管理员索取。'
  },
  'not-the-service': {
    what: '响应并非来自数据服务。',
    who: '响应的可能是网络登录页面或代理服务器。',
    next: '请登录网络或检查服务地址，然后重试。',
    because: {
      path: { what: '此地址没有 Vehicle Database。请检查路径。', who: '', next: '请与订阅资料中的地址核对。' },
      'sign-in': { what: '此网络需要登录。', who: '', next: '请在浏览器中登录网络，然后重试。' },
      'other-record': {
        what: '数据服务返回了错误的记录。',
        who: '',
        next: '请重试，或向服务商报告。'
      }
    }
  },
  redirected: {
    what: '数据服务重定向到另一个地址。',
    next: '请向服务商询问正确的服务地址。'
  },
  'too-large': {
    what: '响应过大。',
    next: '请在设置中提高大小上限，然后重试。',
    because: {
      rows: {
        who: '列表有 {rows} 项；上限为 {most} 项。',
        next: '请缩小搜索范围，或向服务商报告。'
      },
      effort: {
        who: '读取所需的时间或内存过多。',
        next: '请重试，或向服务商报告。'
      }
    }
  },
  cancelled: {
    what: '已在发送请求前取消。',
    next: '需要时请重试。'
  },
  paused: {
    what: '后台请求已暂停。',
    who: '数据服务拒绝了先前的请求。',
    next: '选择“重试”即可继续。'
  },
  withheld: {
    what: '根据数据保留规则，此内容不显示。',
    next: '请向管理员询问该规则。',
    because: {
      age: {
        what: '超过 {days} 天的数据已隐藏。',
        next: '请检查连接并重试，以更新数据。'
      },
      ended: {
        what: '您的订阅已结束。',
        who: '本机上的发动机数据已隐藏；收藏和备注保留。',
        next: '请向服务商续订，然后再次检查。'
      }
    }
  },
  'too-short': {
    what: '搜索文字太短。',
    who: '数据服务要求至少 {least} 个字符。',
    next: '请再多输入几个字符。'
  },
  'invalid-input': {
    what: 'Dynodesk 发送了无效的请求。',
    who: '这是 Dynodesk 的错误。',
    next: '请报告并附上日志。'
  },
  'setting-invalid': {
    what: '“{key}”不能设为此值。',
    next: '请选择其他值。',
    because: {
      unknown: { who: '此版本没有这项设置。' },
      boolean: { who: '必须是 true 或 false。' },
      number: { who: '必须是数字。' },
      whole: { who: '必须是整数。' },
      between: { who: '必须在 {min} 和 {max} 之间。' },
      choice: { who: '只能是：{choices}。' },
      text: { who: '必须是文本。' },
      length: { who: '最多 {max} 个字符。' },
      list: { who: '最多 {max} 个词语，每个 1 到 200 个字符。' },
      words: { who: '每个词语只能是：{choices}。' },
      time: { who: '必须是 00:00 到 23:59 之间的时间。' },
      'listen-host': { who: '必须是 IP 地址，例如 127.0.0.1。' },
      'listen-path': { who: '必须以 / 开头，且只含英文字母、数字和 - _ . ~ /。' },
      'header-name': { who: '必须是有效的标头名称。' },
      'header-prefix': { who: '必须是可打印的 ASCII 字符。' },
      scheme: { who: '必须以 {schemes} 开头。' },
      credentials: { who: '请在各自的字段中输入用户名和密码。' },
      topic: { who: '必须是主题；+ 匹配一层，末尾的 # 匹配所有层。' },
      'poll-path': { who: '必须是项目或客服工单的读取路径。' },
      'poll-item': { who: '必须以 {ending} 结尾。' },
      folder: { who: '必须是文件夹的完整路径。' },
      place: { who: '必须是 JSON 指针，例如 /kind。' },
      chosen: { who: '请在每台电脑上分别设置。' },
      declined: { who: '您选择了“取消”：未作任何更改。' },
      'registry-text': { who: '注册表无法完整提供含有 ? 或非 ASCII 字符的文本。请使用 managed.json。' },
      'update-key': { who: 'Ed25519 公钥为 64 个十六进制数字。' }
    }
  },
  'setting-managed': {
    what: '“{key}”由管理员管理。',
    next: '如需更改，请联系管理员。',
    because: {
      conflict: {
        what: '{key} 在 {file} 和 {other} 中的值不同。',
        who: '采用 {other}。',
        next: '请移除其中一个。'
      }
    }
  },
  'file-invalid': {
    what: '文件 {file} 无法使用。',
    next: '请更正文件后重新启动。',
    because: {
      missing: { who: '文件不存在。', next: '请检查路径后重新启动。' },
      unreadable: { who: '文件无法读取。' },
      'too-large': { who: '文件太大。' },
      'too-deep': { who: '文件嵌套过深。' },
      'not-json': { who: '文件不是有效的 JSON。' },
      'not-an-object': { who: '文件必须只含一个 JSON 对象。' },
      empty: { who: '文件为空。' },
      'unknown-entry': { who: '只允许以下条目：{known}。' },
      'not-text': { who: '条目 {entry} 必须是文本。' },
      'bad-key': { who: '条目 {entry} 含有无效字符。' },
      'no-event': { who: '第 {line} 行不是事件。', next: '请更正后重新选择文件。' },
      'long-line': {
        who: '第 {line} 行的事件太大。',
        next: '请选择其他文件，或在设置中提高大小上限。'
      },
      'not-admin-only': {
        who: '管理员以外的人可以更改此文件。',
        next: '请只允许管理员写入此文件及其文件夹，然后重新启动。'
      },
      linked: {
        who: '此文件的路径中有链接。',
        next: '请用文件本身替换该链接，然后重新启动。'
      },
      overruled: {
        what: '文件 {file} 未使用：系统已有受管理的设置。',
        next: '请把其中的值移到系统的受管理设置，或启动时不使用 --managed-settings。'
      }
    }
  },
  'no-keystore': {
    what: '密钥仅在本次运行期间保存。',
    who: '本系统没有密钥库。',
    next: '请设置密钥库，或在每次启动后输入密钥。',
    because: {
      'set-up': { next: '请设置密钥库后重新启动；{file} 会保留到那时。' },
      unprotected: {
        what: '密钥以未受保护的方式保存。',
        who: '能读取您文件的人都能读取密钥。',
        next: '请设置密钥库，或在“设置”的“连接”中删除密钥。'
      }
    }
  },
  'store-failed': {
    what: '有文件无法读取或写入。',
    who: '磁盘可能已满、文件夹受保护，或文件正在使用中。',
    next: '请检查可用空间和权限；日志中有文件名。',
    because: {
      'settings-damaged': {
        what: '设置已损坏，并已重置。',
        who: '原文件已改名为 {aside}。',
        next: '请检查您的设置。'
      },
      'connection-damaged': {
        what: '连接数据已损坏。',
        who: '原文件已改名为 {aside}。',
        next: '请重新输入地址和密钥，已保存的发动机和备注即会恢复。'
      },
      'profiles-damaged': {
        what: '配置列表已损坏。',
        who: '已打开第一个配置，其余配置以编号列出。',
        next: '请在设置中重新命名配置。'
      },
      'settings-unreadable': {
        what: '无法读取设置。',
        who: '目前使用默认值，本次运行期间无法更改。',
        next: '请检查 {file} 的权限后重新启动。'
      },
      'settings-unwritten': {
        what: '无法保存设置。',
        who: '磁盘可能已满，或 {file} 受写保护。',
        next: '请检查可用空间和权限，然后重新更改。'
      },
      'set-up-stays': {
        what: '无法应用部署文件 {file}。',
        next: '请检查可用空间和权限，然后重新启动。'
      },
      'set-up-not-deleted': {
        what: '无法删除部署文件 {file}。',
        who: '其中含有未加密的机密内容。',
        next: '请删除该文件。'
      },
      'file-read-only': {
        what: '文件 {file} 为只读。',
        who: '无法保存更改。',
        next: '请检查该文件及其文件夹的权限，然后重新启动。'
      },
      'disk-full': {
        what: '磁盘已满。',
        who: '已存储的数据为只读：无法保存更改。',
        next: '请腾出磁盘空间后重新启动。'
      },
      'file-unopened': {
        what: '无法打开文件 {file}。',
        who: '其中的数据不可用，也无法保存更改。',
        next: '请检查磁盘、文件夹及其权限，然后重新启动。'
      },
      'events-unreadable': {
        what: '部分已保存的事件无法读取。',
        who: '它们在 {file} 中已损坏，列出时不含内容。',
        next: '删除旧事件即可将其移除。'
      }
    }
  },
  'store-rebuilt': {
    what: '已保存的目录损坏，并已重置。',
    who: '收藏、备注和设置完好。',
    next: '请重新下载所需内容。'
  },
  'store-restored': {
    what: '收藏、备注、搜索、模板和数据表已从 {date} 的备份恢复。',
    who: '之后的更改已丢失。损坏的文件已改名为 {file}。',
    next: '请重做这些更改。'
  },
  'store-lost': {
    what: '收藏、备注、搜索、模板和数据表已损坏。',
    who: '没有备份；损坏的文件已改名为 {file}。',
    next: '请保留该文件：专家也许能恢复。'
  },
  'store-newer': {
    what: '{file} 来自较新版本的 Dynodesk。',
    who: '在此处为只读。',
    next: '请在本机更新 Dynodesk。'
  },
  'store-not-migrated': {
    what: '{file} 无法升级到此版本。',
    who: '其中的数据暂为只读。',
    next: '请腾出磁盘空间后重新启动；原因见日志。'
  },
  'events-lost': {
    what: '无法读取已保存的事件，动态已重置。',
    who: '旧文件已改名为 {file}。',
    next: '删除全部事件即可移除旧文件。'
  },
  'events-session': {
    what: '事件只保存到 Dynodesk 退出为止。',
    who: '本系统没有密钥库。',
    next: '请设置密钥库，或在“设置”的“事件”中允许无保护保存。'
  },
  'events-locked': {
    what: '已保存的事件已锁定。',
    who: '密钥库已锁定，因此暂不接收新事件。',
    next: '请解锁密钥库，然后重新启动 Dynodesk。'
  },
  'events-open': {
    what: '事件以未受保护的方式保存。',
    who: '本系统没有密钥库。',
    next: '请设置密钥库，或在“设置”的“事件”中更改。'
  },
  backup: {
    what: '无法使用此备份。',
    next: '请重试；日志中有原因。',
    because: {
      'wrong-passphrase': {
        what: '此密码短语无法打开备份。',
        who: '请注意大小写、空格和键盘布局。',
        next: '请重新输入。'
      },
      'not-a-backup': {
        what: '这不是 Dynodesk 的备份。',
        next: '请选择以 .dynobackup 结尾的文件。'
      },
      newer: {
        what: '此备份需要较新版本的 Dynodesk。',
        next: '请更新 Dynodesk 后再恢复。没有任何更改。'
      },
      damaged: {
        what: '此备份已损坏或不完整。',
        who: '没有任何更改。',
        next: '请重新复制文件，或使用较早的备份。'
      },
      'too-large': {
        what: '备份过大。',
        next: '请不要包含已保存的目录。'
      },
      unreadable: {
        what: '无法读取文件。',
        who: '没有任何更改。',
        next: '请检查磁盘是否已连接，以及您是否有读取权限。'
      },
      unwritable: {
        what: '无法写入备份。',
        who: '没有任何更改。',
        next: '请检查磁盘剩余空间和写入权限。'
      },
      'in-use': {
        what: '正在创建或读取另一个备份。',
        next: '请等待其完成。'
      },
      restored: {
        what: '备份已恢复。',
        who: '备份不含密钥和密码。',
        next: '请在缺少的地方重新输入。'
      },
      'not-restored': {
        what: '无法恢复备份。',
        who: '一切保持原样。可能有其他程序占用了文件。',
        next: '请重新启动电脑，然后再恢复。'
      }
    }
  },
  'pack-file': {
    what: '此转移文件无法使用。',
    who: '密码短语可能有误，或文件已损坏。',
    next: '请检查密码短语，或请对方重新保存文件。',
    because: {
      'wrong-passphrase': {
        what: '此密码短语无法打开文件。',
        who: '请注意大小写、空格和键盘布局。',
        next: '请重新输入，或询问保存文件的人。'
      },
      'cut-short': {
        what: '此转移文件不完整。',
        who: '复制可能中断了。',
        next: '请重新复制文件。'
      },
      signature: {
        what: '此文件在签名后被改动。',
        who: '可能是复制出错，也可能被篡改。',
        next: '请重新复制。若再次出现，请勿使用。'
      },
      damaged: {
        what: '此转移文件的内容无效。',
        who: '',
        next: '请在另一台电脑上重新保存。'
      },
      'unknown-version': {
        what: '此文件需要较新版本的 Dynodesk。',
        who: '',
        next: '请在本机更新 Dynodesk，然后重新导入文件。'
      },
      'not-a-pack': {
        what: '这不是转移文件。',
        who: '',
        next: '请选择在“转移到另一台电脑”中保存的文件。'
      },
      'other-service': {
        what: '此文件属于另一个数据服务。',
        who: '',
        next: '请连接到该服务，或使用在本服务下保存的文件。'
      },
      'too-large': {
        what: '此转移文件太大。',
        who: '',
        next: '请分成几部分保存。'
      },
      unreadable: {
        what: '无法读取文件。',
        who: '文件可能已不在，或受保护。',
        next: '请检查存储设备并重新选择文件。'
      },
      unwritable: {
        what: '无法保存文件。',
        who: '存储设备可能已满，或有写保护。',
        next: '请选择其他位置。'
      },
      forbidden: {
        what: '转移文件功能已关闭。',
        who: '',
        next: '请联系管理员。'
      },
      'no-export': {
        what: '目录导出已关闭。',
        who: '',
        next: '请联系管理员。'
      },
      empty: {
        what: '这些发动机都尚未下载。',
        who: '',
        next: '请先下载，再保存文件。'
      },
      future: {
        what: '此文件的日期晚于现在。',
        who: '',
        next: '请检查两台电脑的时钟。'
      },
      'unknown-signer': {
        what: '此文件来自未知的电脑。',
        who: '',
        next: '请核对签名，然后确认。'
      },
      changed: {
        what: '选择之后，文件已被更改。',
        who: '',
        next: '请重新选择文件。'
      }
    }
  },
  'clock-wrong': {
    what: '本机时钟与数据服务的时钟相差 {by}。',
    who: '剩余天数和时间可能有误。',
    next: '请检查本机的日期、时间和时区。',
    because: {
      ahead: { what: '本机时钟比数据服务快 {by}。' },
      behind: { what: '本机时钟比数据服务慢 {by}。' }
    }
  },
  'pack-too-large': {
    what: '此下载需要的请求过多。',
    who: '单次下载的请求次数上限：{most}。',
    next: '请减少所选内容，或在设置中提高下载上限。'
  },
  'compare-full': {
    what: '对比已满（{most} 款发动机）。',
    next: '请先移除一款发动机。'
  },
  role: {
    what: '此角色无权执行此操作。',
    next: '请切换角色。'
  },
  profile: {
    what: '无法更改配置。',
    next: '请关闭此页面后重试。',
    because: {
      name: {
        what: '配置需要一个不重复的名称。',
        next: '请输入其他名称。'
      },
      'too-many': {
        what: '已有 {most} 个配置。',
        next: '请删除不需要的配置。'
      },
      unknown: {
        what: '此配置已不存在。'
      },
      'in-use': {
        what: '配置正在使用中。',
        next: '请先切换到其他配置。'
      }
    }
  },
  invitation: {
    what: '无法使用此邀请。',
    next: '请创建新的邀请。',
    because: {
      'not-set-up': {
        what: '本机尚无可用于邀请的服务器或密码短语。',
        next: '请先在上方输入这两项。'
      },
      authority: {
        what: '无法读取证书文件，或文件过大。',
        next: '请在“高级”中重新选择。'
      },
      'not-an-invitation': {
        what: '这不是邀请。',
        next: '请复制完整文本或选择文件。'
      },
      code: {
        what: '此验证码无法打开此邀请。',
        next: '请输入此邀请的验证码。'
      },
      'not-stored': {
        what: '无法保存密码。未作任何更改。',
        next: '请检查系统的密钥库和磁盘，然后重试。'
      }
    }
  },
  pin: {
    what: '无法使用此 PIN。',
    next: '请重新输入。',
    because: {
      missing: { what: '此角色需要 PIN。', next: '请输入。' },
      wrong: { who: 'PIN 错误。' },
      wait: { who: 'PIN 错误次数过多。', next: '请在 {seconds} 秒后重试。' },
      length: { who: '至少需要 {least} 个字符。', next: '请输入更长的 PIN。' },
      'not-sealed': { who: '此系统没有密钥库。', next: '请设置密钥库。' },
      locked: { who: '系统的密钥库已锁定。', next: '请解锁后重试。' },
      first: { who: '管理员尚未设置 PIN。', next: '请先设置管理员的 PIN。' }
    }
  },
  'export-off': {
    what: '目录导出已关闭。',
    next: '请联系管理员。'
  },
  link: {
    what: '此链接无效。',
    next: '请向发送者询问发动机的名称，然后搜索。',
    because: {
      'file-missing': { what: '找不到或无法读取 {file}。', next: '请确认文件仍然存在，并且您有读取权限。' },
      'file-foreign': { what: '{file} 的内容与文件类型不符。', next: '请向发送者索取原始文件。' },
      'file-unknown': {
        what: '无法在此打开 {file}。',
        next: 'Dynodesk 可打开 .dynopack、.dynosheet、.dynobackup 文件、表格（.csv、.tsv、.txt）和设置（.json）。'
      },
      'file-several': { what: '一次只能打开一个文件。', next: '请逐个拖放文件。' },
      'file-too-large': { what: '{file} 太长，无法用作车辆清单。', next: '请拆分文件：最多 {most} 个字符。' },
      'other-service': {
        what: '此链接属于另一个数据服务（{theirs}）。',
        who: '其中的编号在 {ours} 代表别的车辆。',
        next: '请按名称搜索该车辆。'
      },
      'not-connected': {
        what: '此链接需要连接数据服务。',
        next: '请连接或打开演示目录，然后再次打开链接。'
      }
    }
  },
  'save-failed': {
    what: '无法保存文件。',
    next: '请选择其他文件夹后重新保存。',
    because: {
      denied: { who: '无法将 {file} 保存到那里。' },
      full: { who: '磁盘已满。', next: '请腾出空间或选择其他磁盘，然后重新保存。' },
      busy: {
        who: '{file} 正在另一个程序中打开。',
        next: '请在那里关闭它或换一个名称，然后重新保存。'
      },
      gone: { who: '该文件夹已不存在。' },
      clipboard: { what: '无法复制到剪贴板。', next: '请重试，或保存为文件。' }
    }
  },
  sheet: {
    what: '无法生成数据表。',
    next: '请重试；原因见日志。',
    because: {
      'draft-gone': { what: '此预览已过期。', next: '请重新打开数据表。' },
      blocked: { what: '有问题阻止生成此数据表。', next: '请先解决“打印前检查”所列的问题。' },
      overflow: { what: '数据表一页放不下。', next: '请去掉一个部分或缩短文字。' },
      paper: { what: '无法生成 PDF。' },
      'unknown-number': {
        what: '本机没有此编号的数据表。',
        who: '可能输入有误，或来自另一台电脑。',
        next: '请核对打印件上的编号。'
      },
      unreadable: {
        what: '无法打开此数据表。',
        who: '它已损坏，或来自较新的版本。',
        next: '请更新 Dynodesk，或使用已打印的数据表。'
      },
      unproven: {
        what: '{printer} 尚未测试。',
        next: '请通过系统对话框打印，或在“打印机”中测试。'
      },
      'no-printer': { what: '{printer} 不可用。', next: '请打开打印机电源，或选择其他打印机。' },
      printer: { what: '打印机拒绝了数据表。', next: '请检查打印机，或保存 PDF 后再打印。' },
      busy: { what: '正在生成数据表。', next: '请等待完成，或将其停止。' },
      'figures-changed': {
        what: '{title} 的已打印数据有变化。',
        who: '数据表：{numbers}。',
        next: '请在“数据表”中打开该表查看变化。'
      },
      'no-template': { what: '此模板已不存在。', next: '请选择其他模板。' },
      'not-held': { what: '此发动机尚未下载。', next: '打开一次该发动机即可下载。' },
      'built-in': { what: '内置模板不能更改。', next: '请复制后更改副本。' },
      'too-many': { what: '模板过多。', next: '请删除不再使用的模板。' },
      'template-size': { what: '此文件太大，不能作为模板。', next: '请选择其他文件。' },
      template: {
        what: '此模板无法使用：{field}。',
        next: '请在制作处更正后重新导入。'
      },
      logo: {
        what: '此图片不能用作徽标。',
        who: '必须是不超过 1 MB 的 PNG、JPEG、WebP 或 SVG。',
        next: '请选择其他图片。'
      },
      'logo-harmful': {
        what: '此图片不能用作徽标。',
        who: '超过 4000 万像素，或是超过 512 KB 或含脚本、滤镜、图案的 SVG。',
        next: '请另存为较小的 PNG。'
      },
      rules: {
        what: '无法保存这些规则。',
        who: '其中的代码、国家或注意事项无效。',
        next: '请更正后重新保存。'
      }
    }
  },
  update: {
    what: '更新失败。',
    who: '未做任何更改。',
    next: '请稍后重试或询问管理员。',
    because: {
      'no-address': {
        what: '没有更新地址。',
        next: '请在设置中输入，或从文件安装。'
      },
      'package-manager': {
        what: '此处由系统的软件包管理器更新 Dynodesk。',
        next: '请与本机其他程序一并更新。'
      },
      'not-installed': {
        what: 'Dynodesk 在本机以免安装方式运行，无法自行更新。',
        next: '请安装 Dynodesk 以获取更新。'
      },
      'not-ready': {
        what: '没有就绪的更新。',
        next: '请先检查更新。'
      },
      offline: {
        what: '无法连接到更新服务器。'
      },
      timeout: {
        what: '更新服务器停止响应。'
      },
      insecure: {
        what: '更新服务器的证书不受信任。'
      },
      'proxy-login': {
        what: '代理服务器要求登录。'
      },
      redirected: {
        what: '更新服务器指向其他地址。'
      },
      missing: {
        what: '更新服务器上没有此文件。'
      },
      'cut-short': {
        what: '下载不完整。'
      },
      'wrong-file': {
        what: '此文件与该版本不符。'
      },
      disk: {
        what: '无法保存更新。',
        next: '请腾出磁盘空间后重试。'
      },
      'too-large': {
        what: '更新列表过大。'
      },
      'not-a-list': {
        what: '这不是 Dynodesk 更新列表。'
      },
      'newer-format': {
        what: '此列表需要较新版本的 Dynodesk。',
        next: '请下载并手动安装。'
      },
      'no-key': {
        what: 'Dynodesk 没有可验证更新的密钥。',
        next: '请向管理员索取。'
      },
      'unknown-key': {
        what: '更新由未知密钥签名。'
      },
      'bad-signature': {
        what: '更新的签名不正确。'
      },
      'other-channel': {
        what: '更新属于其他渠道。'
      },
      'other-platform': {
        what: '更新没有适用本系统的文件。'
      },
      future: {
        what: '更新的日期晚于现在。',
        next: '请检查本机时钟。'
      },
      expired: {
        what: '更新列表已过期。'
      },
      rollback: {
        what: '此更新比先前的更新还旧。'
      },
      installer: {
        what: '无法准备安装程序。'
      },
      printing: {
        what: '正在打印文档。',
        next: '完成后再重新启动。'
      },
      batch: {
        what: '正在生成多份数据表。',
        next: '完成后再重新启动。'
      },
      pack: {
        what: '正在下载车辆数据。',
        next: '完成后再重新启动。'
      },
      'customer-screen': {
        what: '客户屏幕已打开。',
        next: '请先关闭再重新启动。'
      },
      draft: {
        what: '有未保存的内容。',
        next: '请先完成数据表、规则或映射，再重新启动。'
      }
    }
  },
  'demo-failed': {
    what: '无法启动演示目录。',
    who: '其他程序可能阻止了本地连接。',
    next: '请重试；原因见日志。'
  },
  internal: {
    what: 'Dynodesk 出错。',
    next: '请报告并附上日志。'
  }
} satisfies PartOf<typeof en>
