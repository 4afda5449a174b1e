/** Where things of a chart lie on the screen: the canvas tells the edges, the rest is reckoned in core. */
export * from '@shared/dyno/chart/chart-plot'
