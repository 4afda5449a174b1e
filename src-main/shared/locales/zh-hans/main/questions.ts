import type { PartOf } from '../../part-of'
import type en from '../../en/main/questions'

export default {
  allow: '允许',
  notYou: '如果您刚才没有亲自更改此设置，请选择“取消”。',
  restore: {
    message: '恢复此备份？',
    detail: '本机的设置、收藏、备注、模板和数据表将被替换，Dynodesk 会重新启动。请只恢复您自己的备份。',
    risks: '它还会更改这些设置：',
    yes: '恢复'
  },
  settings: {
    message: '导入这些设置？',
    yes: '导入'
  },
  undoSettings: {
    message: '恢复之前的设置？',
    yes: '撤销'
  },
  role: {
    message: '不保存就切换角色吗？',
    detail: '数据表、规则或映射尚未完成。所有窗口会重新加载，这些内容会丢失。',
    yes: '切换'
  },
  profiles: {
    loss: {
      message: '不保存就切换配置吗？',
      detail: '数据表、规则或映射尚未完成。Dynodesk 会重新启动，这些内容会丢失。',
      yes: '切换'
    },
    removal: {
      message: '删除配置“{name}”吗？',
      detail: '本机上该配置的密钥、设置、已保存的目录、备注和数据表都会被删除，且无法撤销：请先在该配置中创建备份。',
      yes: '删除'
    }
  },
  invitation: {
    code: '邀请的验证码：{code}',
    codeHelp: '另一台电脑会要求输入此验证码。请用与邀请不同的方式发送。',
    message: '加入店内其他电脑吗？',
    detail: '服务器：{address}\n用户：{user}\n获取的数据、收藏、备注和数据表将与它们共享。请只接受自己店铺的邀请。',
    yes: '加入'
  },
  about: {
    unsigned: {
      message: '接受未签名的事件？',
      detail: '系统将不再检查签名：任何能连到接收端的人都可以发送伪造的事件。'
    },
    network: {
      message: '允许其他设备连到事件接收端？',
      detail: '接收端将在 {value} 上监听。发往接收端的请求未加密。'
    },
    'host-names': { message: '接受以其他主机名发来的请求？', detail: '接收端也将响应以下名称的请求：{value}' },
    'event-address': {
      message: '从此地址接收事件？',
      detail: '{value}\n\n将从此地址接收事件，并向其发送此来源的登录信息。'
    },
    'workspace-address': {
      message: '连接到此服务器？',
      detail: '{value}\n\n共享服务器的用户和密码将发送到此地址。'
    },
    'update-address': {
      message: '从此地址获取更新？',
      detail: '{value}\n\nDynodesk 会向此地址查询更新。只安装已签名的版本。'
    },
    'delete-files': {
      message: '删除监视文件夹中的文件？',
      detail: '事件保存后，对应的文件即被删除，使用该文件夹的其他人也会失去文件。'
    },
    'open-events': {
      message: '不加保护地保存事件？',
      detail: '本机没有密钥库。能读取您文件的人就能读取事件，包括姓名和车牌。'
    },
    'keep-longer': {
      message: '延长目录数据的保存期限？',
      detail: '新的期限（天）：{value}（0 表示无限制）。与服务商的合同可能禁止这样做。'
    },
    'read-after-end': { message: '订阅结束后仍显示目录数据？', detail: '与服务商的合同可能禁止这样做。' },
    'allow-export': {
      message: '允许导出目录数据？',
      detail: '列表、对比和发动机将可另存为文件并复制。与服务商的合同可能禁止这样做。'
    },
    'allow-pack-files': {
      message: '允许使用转移文件？',
      detail: '下载内容将可存成文件，并在其他电脑上导入。与服务商的合同可能禁止这样做。'
    }
  }
} satisfies PartOf<typeof en>
