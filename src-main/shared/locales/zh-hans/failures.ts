import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (where that helps), what to do next. One entry per code of `FAILURE_CODES`;
 * `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': '数据服务',
  'retry-at': '{time} 起可再试。',
  'resume-at': '≈ {time} 起可继续查询',
  'resume-in': '（还有 {left}）。',
  'resume-now': '现在可以继续查询。',
  'service-said': '数据服务的说明：{words}',
  'not-connected': {
    what: '尚未连接。',
    who: '',
    next: '请输入服务地址和密钥，或打开演示目录。'
  },
  'bad-address': {
    what: '此服务地址无法使用。',
    who: '地址必须以 https:// 开头，不能含问号或用户名；http:// 仅允许用于本机。',
    next: '请与订阅资料中的地址核对。',
    because: {
      'set-up': {
        what: '部署文件 {file} 中的服务地址无法使用。',
        next: '请在该文件中更正地址并重新启动，或在此处输入。'
      },
      'other-service': { who: '此地址与此处保存的密钥不属于同一服务。', next: '请在部署文件中一并提供该服务的密钥。' }
    }
  },
  'bad-key': {
    what: '数据服务不认识此密钥。',
    who: '密钥缺失或错误；与订阅无关。',
    next: '请重新输入密钥，或向服务商索取新密钥。'
  },
  unauthorised: {
    what: '密钥有效，但无权读取此内容。',
    who: '缺少订阅或权限。密钥保留。',
    next: '请与服务商确认订阅，然后在此再次检查。'
  },
  'inactive-subscription': {
    what: '订阅未生效。',
    who: '密钥有效并已保留。',
    next: '请向服务商续订，然后在此再次检查。',
    because: {
      readable: { who: '密钥有效并已保留；本机的内容仍可查看。' },
      withheld: { who: '密钥有效并已保留；按本店规则，订阅恢复之前不显示本机保存的内容。' }
    }
  },
  'subscription-ends': {
    what: '订阅将于 {day} 到期：{left}。',
    who: '',
    next: '请向服务商续订，以继续使用目录。'
  },
  'bad-request': {
    what: '数据服务拒绝了此请求的形式。',
    who: '这是程序的错误，与您无关。',
    next: '日志中有所查询的地址；请报告。'
  },
  'not-found': {
    what: '数据服务不再列出此内容，或没有它的数据。',
    who: '',
    next: '请返回并从列表中选择，或刷新列表。'
  },
  limit: {
    what: '本小时的查询次数已用完。',
    who: '次数限制属于密钥，由所有使用者共享。',
    next: '本机已有的内容仍可查看。'
  },
  'server-error': {
    what: '数据服务自身出现故障。',
    who: '与密钥和本机无关。',
    next: '请稍后重试。'
  },
  offline: {
    what: '无法连接数据服务。',
    who: '本机的网络或通往数据服务的线路中断。',
    next: '请检查网络后重试。本机已有的内容仍可查看。'
  },
  timeout: {
    what: '未及时应答。',
    who: '网络缓慢或数据服务繁忙。',
    next: '请重试，或在设置中延长等待时间。'
  },
  insecure: {
    what: '数据服务的证书被拒绝。',
    who: '可能有人在中间窃听，或者本机日期有误。没有发送任何内容。',
    next: '请检查日期和网络，然后联系管理员。'
  },
  'proxy-login': {
    what: '代理服务器要求登录。',
    who: '本网络通过代理服务器访问互联网，它要求用户名和密码。没有向数据服务发送任何内容。',
    next: '请重试并输入，或询问负责网络的人员。'
  },
  'not-the-service': {
    what: '有应答，但不是来自数据服务。',
    who: '通常是网络的登录页面、代理服务器或另一个服务地址。',
    next: '请登录网络或检查服务地址，然后重试。',
    because: {
      'other-record': {
        what: '数据服务返回的记录不是所查询的那一条。',
        who: '其中的数值属于别的对象，因此不显示。',
        next: '请重试；若仍如此，请向服务商报告。'
      }
    }
  },
  redirected: {
    what: '数据服务指向另一个地址。',
    who: '密钥不会发送到那里。',
    next: '请向服务商询问正确的服务地址并输入。'
  },
  'too-large': {
    what: '应答超过允许的大小。',
    who: '大小限制在设置中规定。',
    next: '请在设置中提高限制后重试。',
    because: {
      rows: { who: '列表有 {rows} 项；最多读取 {most} 项。', next: '请缩小搜索范围，或向服务商报告。' },
      effort: { who: '读取所需的时间或内存超过本机分配的额度。', next: '请重试，或向服务商报告。' }
    }
  },
  cancelled: {
    what: '查询前已停止。',
    who: '',
    next: '没有消耗查询次数。需要时请重试。'
  },
  paused: {
    what: '后台查询已暂停。',
    who: '数据服务拒绝了先前的查询。',
    next: '按“重试”立即查询。'
  },
  withheld: {
    what: '此内容在本机，但不允许显示。',
    who: '保存目录的规则不允许；收藏和备注不受影响。',
    next: '请向管理员询问该规则。',
    because: {
      age: {
        what: '本机内容的保存时间已超过允许的 {days} 天，因此不显示。',
        next: '能够查询数据服务后即恢复：请检查连接后重试。'
      },
      ended: {
        what: '订阅已结束；没有订阅时，不允许显示本机保存的内容。',
        who: '这是保存目录的规则。没有删除任何内容；收藏和备注保留。',
        next: '请向服务商续订，然后再次检查。'
      }
    }
  },
  'too-short': {
    what: '搜索文字太短。',
    who: '数据服务要求至少 {least} 个字符。',
    next: '请再多输入一些。'
  },
  'invalid-input': {
    what: '窗口的查询形式不被允许。',
    who: '这是程序的错误，与您无关。',
    next: '日志中有详情；请报告。'
  },
  'setting-invalid': {
    what: '“{key}”不能设为此值。',
    who: '',
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
      list: { who: '最多 {max} 个词语，不能为空，每个不超过 200 个字符。' },
      words: { who: '每个词语只能是：{choices}。' },
      time: { who: '必须是 00:00 到 23:59 之间的时间。' },
      'listen-host': { who: '必须是数字地址，例如 127.0.0.1。' },
      'listen-path': { who: '必须以 / 开头，且只含英文字母、数字和 - _ . ~ /。' },
      'header-name': { who: '必须是标头名称。' },
      'header-prefix': { who: '必须是可见的 ASCII 字符。' },
      scheme: { who: '必须以 {schemes} 开头。' },
      credentials: { who: '不能含用户名或密码；两者另有字段。' },
      topic: { who: '必须是主题：+ 代表一层，结尾的 # 代表其后所有层。' },
      'poll-path': { who: '必须是项目或客服工单的读取路径。' },
      'poll-item': { who: '必须以 {ending} 结尾。' },
      folder: { who: '必须是文件夹的完整路径。' },
      place: { who: '必须是一个位置，例如 /kind。' },
      chosen: { who: '只能在系统对话框中选择，无法输入。' },
      declined: { who: '您选择了“取消”：未作任何更改。' }
    }
  },
  'setting-managed': {
    what: '“{key}”由管理员固定。',
    who: '',
    next: '如需更改，请联系管理员。'
  },
  'file-invalid': {
    what: '文件 {file} 无法使用。',
    who: '',
    next: '文件保持原样：请更正后重新启动。',
    because: {
      missing: { who: '文件不存在。' },
      unreadable: { who: '文件无法读取。' },
      'too-large': { who: '文件太大。' },
      'too-deep': { who: '嵌套层数过深。' },
      'not-json': { who: '文件不是 JSON。' },
      'not-an-object': { who: '文件必须是一个 JSON 对象。' },
      empty: { who: '文件没有内容。' },
      'unknown-entry': { who: '除 {known} 外还有其他条目。' },
      'not-text': { who: '条目 {entry} 不是文本。' },
      'bad-key': { who: '条目 {entry} 含有密钥不可能有的字符。' },
      'no-event': { who: '第 {line} 行不是事件。', next: '请更正后重新选择文件。' },
      'long-line': { who: '第 {line} 行超过单个事件的允许大小。', next: '请选择事件较小的文件，或在设置中调高上限。' }
    }
  },
  'no-keystore': {
    what: '密钥只在本次运行期间保留。',
    who: '本系统没有安全存放密钥的地方。',
    next: '请设置系统的密钥库，或在下次启动后重新输入密钥。',
    because: {
      'set-up': { next: '请设置系统的密钥库后重新启动；文件 {file} 保持原样。' },
      unprotected: {
        what: '密钥在这台计算机上没有保护。',
        who: '本系统没有能保护它的密钥库：谁能读取您的文件，谁就能读取密钥。密钥仍可使用，没有删除任何内容。',
        next: '请设置系统的密钥库：Dynodesk 会在下次启动时保护密钥。也可以在“设置”的“连接”中删除密钥，并在每次启动后输入。'
      }
    }
  },
  'store-failed': {
    what: '本机的一个文件无法写入或读取。',
    who: '磁盘可能已满，或文件夹受保护。',
    next: '请检查空间和权限；日志中有文件名。',
    because: {
      'settings-damaged': {
        what: '设置文件已损坏，目前使用默认值。',
        who: '原文件已另存为 {aside}。',
        next: '请重新设置与默认值不同的项目；其他内容不受影响。'
      },
      'settings-unreadable': {
        what: '设置文件无法读取，目前使用默认值。',
        who: '文件保持原样，因此本次运行期间无法更改设置。',
        next: '请检查 {file} 的权限后重新启动。'
      },
      'settings-unwritten': {
        what: '设置无法保存，仍保持原样。',
        who: '磁盘可能已满，或 {file} 受写保护。',
        next: '请腾出空间或检查权限，然后重新更改。'
      },
      'set-up-stays': {
        what: '无法应用部署文件 {file}。',
        who: '其内容无法存储；磁盘可能已满，或文件夹受保护。',
        next: '文件保持原样：请检查空间和权限后重新启动。'
      },
      'set-up-not-deleted': {
        what: '部署文件 {file} 已应用，但无法删除。',
        who: '其中的机密内容未加密。',
        next: '请将其删除。'
      },
      'file-read-only': {
        what: '文件 {file} 可以读取，但不能写入。',
        who: '无法在其中添加或更改任何内容：其权限或磁盘不允许。',
        next: '请检查该文件及其文件夹的权限，然后重新启动。'
      },
      'file-unopened': {
        what: '文件 {file} 既无法打开，也无法替换。',
        who: '其文件夹或磁盘不允许；其中的内容不会显示，也不会向其中保存。',
        next: '请检查文件夹、其权限和磁盘，然后重新启动。'
      },
      'events-unreadable': {
        what: '部分已保存的事件无法读取。',
        who: '它们在 {file} 中的记录已损坏或被更改。列表中只显示这些事件而不含内容；其他事件保持原样。',
        next: '无需处理：删除旧事件时它们也会消失。'
      }
    }
  },
  'store-rebuilt': {
    what: '本机保存的目录已损坏，已重新建立。',
    who: '收藏、备注和设置不受影响；损坏的文件已另存为 {file}。',
    next: '打开过的内容会重新保存；离线包可以重新下载。'
  },
  'store-restored': {
    what: '收藏、备注、已保存的搜索、模板和已生成数据表的列表已损坏，已从 {date} 的备份恢复。',
    who: '此后添加或更改的内容已缺失；损坏的文件已另存为 {file}。',
    next: '请查看此后更改过的内容。'
  },
  'store-lost': {
    what: '收藏、备注、已保存的搜索、模板和已生成数据表的列表已损坏，且没有备份。',
    who: '损坏的文件已另存为 {file}。',
    next: '请保留该文件：熟悉数据库的人也许仍能读取。'
  },
  'store-newer': {
    what: '文件 {file} 来自更新版本的 Dynodesk。',
    who: '此处可以读取，但不再写入。',
    next: '请在本机也安装新版本。'
  },
  'store-not-migrated': {
    what: '文件 {file} 无法升级到此版本。',
    who: '其中的内容仍可照原样读取，但不再写入。没有丢失任何内容。',
    next: '请腾出磁盘空间后重新启动；若仍如此，原因见日志。'
  },
  'events-lost': {
    what: '无法读取已保存的事件；动态已重新开始。',
    who: '目录、收藏和设置不受影响；旧文件已另存为 {file}。',
    next: '无需任何操作。删除全部事件时也会删除该文件。'
  },
  'events-session': {
    what: '事件只保留到 Dynodesk 结束。',
    who: '本系统没有密钥库，而事件不会未加密保存。',
    next: '请设置密钥库，或在“设置”的“事件”中允许。'
  },
  'events-locked': {
    what: '目前无法显示已保存的事件。',
    who: '系统的密钥库未给出其密钥；在此期间不接受新事件，并告知发送方稍后重发。',
    next: '请解锁密钥库，然后重新启动 Dynodesk。'
  },
  'events-open': {
    what: '事件保存时没有保护。',
    who: '本系统没有密钥库；已选择仍然保存，或者以前就是这样保存的。',
    next: '可在“设置”的“事件”中更改。'
  },
  'pack-file': {
    what: '此离线包文件无法使用。',
    who: '口令错误、文件损坏，或本机不得使用此类文件。',
    next: '请检查口令，或请对方重新生成文件。',
    because: {
      'wrong-passphrase': {
        what: '口令无法打开此离线包文件。',
        who: '文件完好；保存时用的是另一个口令。请注意大小写、空格和键盘布局。',
        next: '请重新输入，或询问保存文件的人。'
      },
      'cut-short': {
        what: '此离线包文件不完整：缺少末尾。',
        who: '可能没有复制完，或 U 盘过早拔出。与生成文件的电脑无关。',
        next: '请重新复制文件；没有读取任何内容。'
      },
      signature: {
        what: '此离线包文件在签名后被改动。',
        who: '可能是 U 盘或下载出错，也可能有人故意改动。',
        next: '请从原处重新复制。若仍如此，请勿使用。'
      },
      damaged: {
        what: '此离线包文件的内容无意义。',
        who: '文件与生成时一致，问题出在生成它的电脑。',
        next: '请在那台电脑上重新保存。'
      },
      'unknown-version': {
        what: '此离线包文件来自更新版本的 Dynodesk。',
        who: '文件没有问题；本机的版本太旧。',
        next: '请在本机安装新版本后再读取。'
      },
      'not-a-pack': {
        what: '这不是离线包文件。',
        who: '选错了文件，或文件被改成了这个名称。',
        next: '请选择在“带到另一台电脑”中保存的文件。'
      },
      'other-service': {
        what: '此离线包文件属于另一个数据服务，而不是本机所连接的。',
        who: '相同的编号在那里代表别的车辆，混用会显示错误的数值。',
        next: '请将本机连接到那个数据服务，或在连接本数据服务的电脑上重新生成文件。'
      },
      'too-large': {
        what: '此离线包文件超过可读写的大小。',
        who: '一个文件中的内容过多。',
        next: '请分成几部分保存。'
      },
      unreadable: {
        what: '无法读取文件。',
        who: '文件已不在、U 盘已拔出，或当前用户无权读取。',
        next: '请检查 U 盘并重新选择文件。'
      },
      unwritable: {
        what: '无法写入文件。',
        who: '磁盘或 U 盘已满，或有写保护。',
        next: '请选择其他位置；原有的文件没有改变。'
      },
      forbidden: { what: '本机已关闭离线包文件。', who: '规则在设置中，或由管理员设定。', next: '请联系管理员。' },
      'no-export': {
        what: '本机已关闭将目录保存为文件的功能。',
        who: '规则在设置中，或由管理员设定。',
        next: '请联系管理员。'
      },
      empty: {
        what: '列表中的内容都还不在本机。',
        who: '文件只包含在本机打开过或获取过的内容。',
        next: '请先离线下载，再保存文件。'
      },
      future: {
        what: '文件注明的写入时间晚于现在。',
        who: '没有读取任何内容。',
        next: '请检查本机和生成该文件的电脑的时钟。'
      },
      'unknown-signer': {
        what: '本机尚无人确认该文件的签名者可信。',
        who: '没有读取任何内容。',
        next: '请与另一台电脑的签名核对后确认。'
      },
      changed: {
        what: '文件已不是刚才显示的那个。',
        who: '其间被换成了别的文件。没有读取任何内容。',
        next: '请重新选择文件。'
      }
    }
  },
  'clock-wrong': {
    what: '本机时钟与数据服务的时钟相差 {by}。',
    who: '剩余天数、数据新旧和恢复查询的时间可能有误。',
    next: '请更正本机的日期、时间和时区；此提示会自行消失。',
    because: {
      ahead: { what: '本机时钟比数据服务快 {by}。' },
      behind: { what: '本机时钟比数据服务慢 {by}。' }
    }
  },
  'pack-too-large': {
    what: '此离线包所需的查询次数超过了允许的上限。',
    who: '单个离线包的查询次数上限：{most}。',
    next: '请减少所选内容，或联系可在设置中更改“离线包上限”的人员。'
  },
  'compare-full': {
    what: '对比最多容纳 {most} 款发动机。',
    who: '列数再多就太窄，无法阅读。',
    next: '请先从对比中移除一款。'
  },
  'export-off': {
    what: '此处已关闭目录的保存和复制。',
    who: '能否带离本机，由与服务商的合同决定。',
    next: '请联系管理员。'
  },
  link: {
    what: '此链接在这里没有对应的内容。',
    who: '它从外部打开，不是本程序生成的链接。',
    next: '请向发送者询问发动机的名称，然后搜索。',
    because: {
      'other-service': {
        what: '此链接来自另一个数据服务（{theirs}）。',
        who: '其中的编号在 {ours} 代表别的车辆，因此没有打开。',
        next: '请按名称搜索该车辆。'
      },
      'not-connected': {
        what: '打开了一个链接，但本机未连接数据服务。',
        who: '',
        next: '请连接或打开演示目录，然后再次打开链接。'
      }
    }
  },
  'save-failed': {
    what: '无法保存文件。',
    who: '',
    next: '请选择其他文件夹后重新保存。',
    because: {
      denied: { who: '不允许在那里写入 {file}。', next: '请选择其他文件夹后重新保存。' },
      full: { who: '磁盘已满。', next: '请腾出空间或选择其他磁盘，然后重新保存。' },
      busy: { who: '{file} 正在另一个程序中打开。', next: '请在那里关闭它或换一个名称，然后重新保存。' },
      gone: { who: '该文件夹已不存在。', next: '请选择其他文件夹后重新保存。' },
      clipboard: { what: '无法放入剪贴板。', next: '请重试，或保存为文件。' }
    }
  },
  sheet: {
    what: '无法生成数据表。',
    who: '',
    next: '请重试。',
    because: {
      'draft-gone': { what: '屏幕上的数据表已不再保留。', next: '请更改任一选项，或重新打开数据表。' },
      blocked: { what: '有一项检查结果阻止生成此数据表。', next: '请先处理“打印前检查”所列的问题。' },
      overflow: { what: '数据表一页放不下。', next: '请去掉一个部分或缩短文字。' },
      paper: { what: '无法生成 PDF。', next: '请重试；原因见日志。' },
      'unknown-number': {
        what: '本机没有生成过此编号的数据表。',
        who: '可能输入有误，或属于另一台电脑。',
        next: '请核对纸上的编号。'
      },
      unreadable: {
        what: '无法读取此数据表。',
        who: '它由更新的版本生成，或文件已损坏。',
        next: '请安装新版本，或使用已打印的数据表。'
      },
      unproven: { what: '{printer} 尚未通过测试页验证。', next: '请通过系统对话框打印，或在“打印机”中验证。' },
      'no-printer': { what: '找不到 {printer}。', next: '请打开打印机电源，或选择其他打印机。' },
      printer: { what: '打印机未接受数据表。', next: '请检查打印机，或保存 PDF 后再打印。' },
      busy: { what: '正在生成数据表。', next: '请等待完成，或将其停止。' },
      'figures-changed': {
        what: '目录中 {title} 的已打印数据有变化。',
        who: '数据表：{numbers}。',
        next: '请在“数据表”中打开该表查看变化，必要时为客户重新生成。'
      },
      'no-template': { what: '此模板已不存在。', next: '请选择其他模板。' },
      'not-held': { what: '该发动机的数据不在本机。', next: '请打开一次该发动机；每次应答计一次查询。' },
      'built-in': { what: '内置模板不能更改。', next: '请复制后更改副本。' },
      'too-many': { what: '模板过多。', next: '请删除不再使用的模板。' },
      'template-size': { what: '文件太大，不能作为模板。', next: '请选择其他文件。' },
      template: { what: '此模板无法使用：{field}。', next: '请在生成处更正后重新导入。' },
      logo: {
        what: '此图片不能用作标志。',
        who: '必须是不超过 1 MB 的 PNG、JPEG、WebP 或 SVG。',
        next: '请选择其他图片。'
      },
      'logo-harmful': {
        what: '此图片不能用作标志。',
        who: '它超过 4000 万像素，或者是超过 512 KB 的 SVG，或含有此处不允许的部分，例如复制元素、图案、滤镜或脚本。',
        next: '请另存为较小的 PNG，再选择它。'
      },
      rules: { what: '无法保存这些规则。', who: '其中的代码、国家或注意事项无效。', next: '请更正后重新保存。' }
    }
  },
  'demo-failed': {
    what: '无法启动演示目录。',
    who: '可能有其他程序禁止本地连接。',
    next: '请重试；原因见日志。'
  },
  internal: {
    what: '程序出错。',
    who: '这是程序的错误，与您无关。',
    next: '日志中有详情；请报告。'
  }
} satisfies PartOf<typeof en>
