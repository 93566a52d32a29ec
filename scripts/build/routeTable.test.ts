import { expect, test } from 'vitest';
import { withoutRouteTable } from './routeTable.ts';

test.each([
  [
    'a route, whatever it fetches',
    'var a=J({getParentRoute:()=>Q,path:`x`,component:()=>import(`./A-abc.js`)}),b=[a];',
    'var 0,0;',
  ],
  [
    'the routes of several areas, and the list of them all',
    'var a=[J({getParentRoute:()=>Q})],b=J({getParentRoute:()=>Q}),c=[b],d=[...a,...c],e=[x,...y];f([...d,a])',
    'var 0,0,0,0,e=[x,...y];f([...d,a])',
  ],
  [
    'the files of the build, and the lists of them',
    'var d=["assets/A-abc.js","assets/a-b.css"];f(()=>import(`./T.js`),__vite__mapDeps([0,1]))',
    'var d=0;f(()=>import(0),0)',
  ],
  ['catalogues', 'var c={"../fi/a.po":()=>import(`./T.js`)}', 'var c={0}'],
  ['nothing else', 'var o={path:`x`},t=[`./a`],u=`assets/${t}.js`;', 'var o={path:`x`},t=[`./a`],u=`assets/${t}.js`;'],
])('without the table of routes a script lacks %s (size.reachability)', (_what, script, left) => {
  expect(withoutRouteTable(script)).toBe(left);
});
