export default import.meta.glob<object>('../../src-main/shared/locales/lt/*.ts', { eager: true, import: 'default' })
