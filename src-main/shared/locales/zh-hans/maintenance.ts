import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program. */
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
    amount: '{done} / {all} MB',
    progress: '下载',
    check: '检查更新',
    fromFile: '从文件…',
    download: '下载',
    restart: '重新启动并安装',
    later: '稍后',
    skip: '跳过此版本',
    skipped: '您已跳过此版本。',
    noAddress: '没有设置更新地址，因此不会连接。',
    way: {
      'package-manager': '此安装由系统的软件包管理器更新。',
      'not-installed': '此副本并非安装版，因此无法自行更换。'
    }
  }
} satisfies PartOf<typeof en>
