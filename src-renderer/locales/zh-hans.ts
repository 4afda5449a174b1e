export default import.meta.glob<object>('../../src-main/shared/locales/zh-hans/*.ts', {
  eager: true,
  import: 'default'
})
