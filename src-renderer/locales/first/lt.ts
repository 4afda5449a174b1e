export default import.meta.glob<object>('../../../src-main/shared/locales/lt/{app,browse,quickOpen}.ts', {
  eager: true,
  import: 'default'
})
