import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program, and backups. */
export default {
  updates: {
    state: {
      idle: '尚未检查',
      checking: '正在检查…',
      current: 'Dynodesk 已是最新版本。',
      found: '有新版本 {version}。',
      downloading: '正在下载版本 {version}…',
      ready: '版本 {version} 已就绪。'
    },
    readyHelp: '重新启动或关闭 Dynodesk 时安装。',
    checked: '上次检查：{time}',
    notes: '更新内容',
    amount: '{done} / {all}',
    progress: '下载',
    check: '检查更新',
    download: '下载',
    file: '从文件安装…',
    restart: '重新启动并安装',
    later: '稍后',
    skip: '跳过此版本',
    skipped: '您已跳过此版本。',
    noAddress: '未设置更新地址。',
    way: {
      'package-manager': '此安装由系统的软件包管理器更新。',
      'not-installed': 'Dynodesk 在本机以免安装方式运行，无法自行更新。'
    }
  },
  settingsFile: {
    title: '导出与导入设置',
    about: '将与默认值不同的设置存入一个文件，用于另一台电脑。其中绝不包含密钥、密码和 PIN。',
    export: '导出设置…',
    import: '导入设置…',
    count: '文件将包含 {n} 项设置。',
    leftOut: '不包含：',
    because: {
      managed: '由管理员设定',
      chosen: '须在每台电脑上选择',
      computer: '仅属于本机'
    },
    saved: '设置已保存：{file}',
    setting: '设置',
    now: '当前',
    new: '文件中',
    none: '文件不会更改任何设置。',
    same: '{n} 项设置的值已相同。',
    refused: '不导入：',
    stay: '文件中没有的设置保持不变。',
    apply: '导入 {n} 项设置',
    imported: '已导入 {n} 项设置。',
    undone: '已恢复之前的设置。'
  },
  profiles: {
    title: '配置',
    about: '每个配置都有自己的地址、密钥、设置、已保存的目录、备注和数据表。切换时会重新启动 Dynodesk。',
    first: '第一个配置',
    color: '颜色',
    colors: {
      blue: '蓝色',
      orange: '橙色',
      green: '绿色',
      violet: '紫色',
      pink: '粉色',
      gray: '灰色'
    },
    inUse: '使用中',
    switch: '切换',
    switchTo: '切换到配置“{name}”',
    edit: '编辑',
    editOf: '更改配置“{name}”',
    removeOf: '删除配置“{name}”',
    add: '添加配置…',
    new: '新配置',
    status: '配置：{name}'
  },
  backup: {
    title: '备份',
    about: '一个加密文件，含设置、收藏、备注、搜索、模板、实测数据和已制作的数据表。不含密钥、密码和事件。',
    make: '创建备份…',
    restore: '恢复备份…',
    makeHint: '打开备份需要密码短语；密码短语无法找回。',
    restoreHint: '更改之前先显示其内容。',
    catalogue: '包含已保存的目录',
    made: '备份已保存：{file}',
    move: '从另一台电脑迁移：恢复备份…',
    offer: {
      made: '创建时间',
      version: '版本',
      service: '数据服务',
      favourites: '收藏',
      notes: '备注',
      searches: '已保存的搜索',
      sheets: '数据表',
      settings: '已更改的设置',
      catalogue: '已保存的目录',
      typeAgain: '需重新输入',
      chooseAgain: '需重新选择',
      replaces: '这会替换本机的内容。恢复前先用同一密码短语备份当前状态。',
      accept: '恢复并重新启动'
    }
  }
} satisfies PartOf<typeof en>
