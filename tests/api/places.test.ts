import { expect, test } from 'vitest';
import { openTestServer } from '../support/inProcess.ts';

test('what a delivery site is asked by stands in no log, not even where the register is away (place.quiet)', async () => {
  const lines: string[] = [];
  const server = await openTestServer({
    env: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => lines.push(line) },
  });
  const ask = (streetName: string, houseNumber: string, postalCode: string, meteringPointId: string | null = null) =>
    server.app.inject({
      method: 'POST',
      url: '/api/delivery-site/check',
      payload: {
        productKind: 'Electricity',
        meteringPointId,
        address: {
          typeOfAddress: 'regularAddress',
          country: 'FI',
          streetName,
          houseNumber,
          houseLetter: null,
          residence: null,
          postalBox: null,
          postalCode,
          postalCity: 'Tampere',
        },
      },
    });
  const answers = [
    await ask('Kuusikkotie', '8', '33820'),
    await ask('Kusikkotie', '8', '33820'),
    await ask('Uittotie', '2', '33250'),
    await ask('Kuusikkotie', '777', '33820'),
    await ask('Kuusikkotie', '8', '33820', 'Y7060020'),
  ];
  await server.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503, 404, 200]);
  const log = lines.join('');
  expect([log.includes('checkDeliverySite'), /uusikkotie|usikkotie|Uittotie|33820|33250|777|Y70600/.test(log)]).toEqual(
    [true, false],
  );
});
