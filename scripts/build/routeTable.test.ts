import { expect, test } from 'vitest';
import { withoutRouteTable } from './routeTable.ts';

test.each([
  [
    'a route, whatever it fetches',
    'var a=J({getParentRoute:()=>Q,path:`x`,component:()=>import(`./A-abc.js`)}),b=[a];',
    'var a=J(0),b=[a];',
  ],
  ['the files of the build', 'var d=["assets/A-abc.js","assets/a-b.css"];import(`./T.js`)', 'var d=[0,0];import(0)'],
  ['nothing else', 'var o={path:`x`},t=`./a`,u=`assets/${t}.js`;', 'var o={path:`x`},t=`./a`,u=`assets/${t}.js`;'],
])('without the table of routes a script lacks %s (size.reachability)', (_what, script, left) => {
  expect(withoutRouteTable(script)).toBe(left);
});
