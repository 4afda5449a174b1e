export default import.meta.glob<object>('../../../src-main/shared/locales/hr/{app,browse,quickOpen}.ts', {
  eager: true,
  import: 'default'
})
