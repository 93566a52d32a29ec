/** The colours of charts. Energy, price levels and years; colour is never their only mark. */
const light = {
  chartElectricity: '#0f7a5a',
  chartHeat: '#9c4fae',
  chartProduction: '#bd8703',
  chartOverlay: '#1d3c86',
  chartCompare: '#aebfb6',
  chartCompareLine: '#6d7d75',
  chartPriceLow: '#0a5a41',
  chartPriceMid: '#76978a',
  chartPriceHigh: '#d2623a',
  chartPriceNegative: '#5f8fe0',
  chartNow: '#0a1f18',
  chartY0: '#0f7a5a',
  chartY1: '#4e9d83',
  chartY2: '#86bba7',
  chartY3: '#b3d5c7',
  chartY4: '#d3e7de',
  chartGrid: '#e1e9e5',
  chartAxis: '#6d7d75',
  chartLabel: '#53645c',
  chartHatch: '#9fb0a7',
};

type ChartColors = typeof light;

const dark: ChartColors = {
  chartElectricity: '#3db489',
  chartHeat: '#a567b5',
  chartProduction: '#ffd896',
  chartOverlay: '#abcdfe',
  chartCompare: '#3f544b',
  chartCompareLine: '#8da096',
  chartPriceLow: '#5ad6a7',
  chartPriceMid: '#56776a',
  chartPriceHigh: '#e0764f',
  chartPriceNegative: '#b9d3ff',
  chartNow: '#fff3d6',
  chartY0: '#57cfa0',
  chartY1: '#3a9c78',
  chartY2: '#2c735a',
  chartY3: '#265243',
  chartY4: '#223b32',
  chartGrid: '#1f2d28',
  chartAxis: '#82958c',
  chartLabel: '#a1b3aa',
  chartHatch: '#4d6158',
};

const kaamos: Partial<ChartColors> = {
  chartElectricity: '#4cc999',
  chartOverlay: '#a3c6fb',
  chartCompare: '#2f5e4e',
  chartCompareLine: '#8fb0a3',
  chartPriceLow: '#84f0c6',
  chartPriceMid: '#5b917e',
  chartPriceHigh: '#ee8258',
  chartPriceNegative: '#c3d9ff',
  chartNow: '#ffe4ab',
  chartGrid: '#1a4335',
  chartAxis: '#8fb0a3',
  chartLabel: '#a9c6ba',
  chartHatch: '#3d6b5b',
};

const print: Partial<ChartColors> = {
  chartElectricity: '#333333',
  chartCompare: '#bbbbbb',
  chartOverlay: '#000000',
  chartGrid: '#888888',
  chartAxis: '#888888',
  chartLabel: '#888888',
};

export const chartColors = { light, dark, kaamos, print };
