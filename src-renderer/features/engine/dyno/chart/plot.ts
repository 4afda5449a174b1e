export * from '@shared/dyno/chart/chart-plot'
