export default import.meta.glob<object>('../../../src-main/shared/locales/ru/{app,browse,quickOpen}.ts', {
  eager: true,
  import: 'default'
})
