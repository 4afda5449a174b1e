export default import.meta.glob<object>('../../../src-main/shared/locales/es/{app,browse,quickOpen}.ts', {
  eager: true,
  import: 'default'
})
