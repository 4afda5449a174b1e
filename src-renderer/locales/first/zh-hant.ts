export default import.meta.glob<object>('../../../src-main/shared/locales/zh-hant/{app,browse,quickOpen}.ts', {
  eager: true,
  import: 'default'
})
