export default import.meta.glob<object>('../../src-main/shared/locales/zh-hant/*.ts', {
  eager: true,
  import: 'default'
})
