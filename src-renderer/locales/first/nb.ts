export default import.meta.glob<object>('../../../src-main/shared/locales/nb/{app,browse,quickOpen}.ts', {
  eager: true,
  import: 'default'
})
