import type { Picture } from './pictures.ts';

const page = '/contracts/K23014478016/vap-addition/b2c';

export const pictures: Picture[] = [
  { name: 'addon', path: page, people: ['Aino Mäkelä', 'Kaisa Lehtonen'] },
  { name: 'addon-heat', path: '/contracts/K19011032207/vap-addition/b2c', people: ['Aino Mäkelä'] },
  { name: 'addon-included', path: '/contracts/K22017733908/vap-addition/b2c', people: ['Sari Peltoniemi-Järvinen'] },
  { name: 'add-vap', path: '/add-vap/campaign/vas', people: [null, 'Aino Mäkelä'] },
  { name: 'add-vap-contract', path: '/add-vap/campaign/vas/contract/K23014478016', people: [null] },
  { name: 'add-vap-other-path', path: '/add-vap/campaign/yrityspalvelut', people: [null] },
  { name: 'add-vap-b2b', path: '/add-vap-b2b/campaign/yrityspalvelut', people: [null] },
  { name: 'add-vap-unknown', path: '/add-vap/campaign/nothing', people: [null] },
];
