import { addDays, addMonths, lastDayOf, monthOf, type Day } from '../../domain/time/index.ts';
import { campaign, campaignProduct, campaignService, exchangeMean } from '../store/schema.ts';
import { business, businessRange, heat, production } from './campaignOtherProducts.ts';
import { consumer, range } from './campaignProducts.ts';
import { aloneSold, forBusiness, servicePrice, services } from './campaignServices.ts';
import { includedIn, questionsOn, words } from './campaignTexts.ts';
import type { DemoRows } from './rows.ts';
import { electricity, reduced, specialCampaigns, type DemoCampaign } from './specialCampaigns.ts';

type Campaign = typeof campaign.$inferSelect;

const paperInvoice = { B2C: consumer('2.50', 'EUR/pcs'), B2B: business('4.00', 'EUR/pcs') };

/** `talvi` as in the pictures, and all that a campaign may be besides; their days move with today. */
function campaignsOf(today: Day): DemoCampaign[] {
  const open = { opensOn: addDays(today, -21), closesOn: lastDayOf(monthOf(addMonths(today, 3))) };
  const always = { opensOn: addDays(today, -400), closesOn: null };
  return [
    {
      ...electricity,
      ...open,
      campaignId: 'talvi',
      campaignCode: 'TALVI26',
      name: words('Talven tarjous', 'Vinterns erbjudande', 'Winter offer'),
      heading: words('Talven hinta kahdeksi vuodeksi', 'Vinterns pris i två år', 'This winter’s price for two years'),
      lead: words(
        'Lukitse sähkön hinta nyt. Hoidamme vaihdon ja irtisanomme vanhan sopimuksesi puolestasi.',
        'Lås elpriset nu. Vi sköter bytet och säger upp ditt gamla avtal åt dig.',
        'Lock your electricity price now. We handle the switch and end your old contract for you.',
      ),
      products: [reduced.fixed24, reduced.fixed12, reduced.spot],
    },
    {
      ...electricity,
      ...always,
      campaignId: 'sahko',
      campaignCode: 'SAHKO',
      name: words('Sähkösopimukset', 'Elavtal', 'Electricity contracts'),
      heading: words('Sähkösopimus joka kotiin', 'Ett elavtal för varje hem', 'A contract for every home'),
      lead: words(
        'Valitse hinta, joka pysyy, tai hinta, joka elää pörssin mukana. Vaihtaminen ei maksa mitään.',
        'Välj ett pris som står fast eller ett som följer börsen. Det kostar ingenting att byta.',
        'Choose a price that stays or one that follows the exchange. Switching costs nothing.',
      ),
      products: [
        { ...range.spot, isPopular: true },
        range.fixed12,
        range.fixed24,
        range.duo,
        range.tarka,
        range.hintaturva,
      ],
    },
    {
      ...always,
      campaignId: 'kaukolampo',
      campaignCode: 'LAMPO',
      customerType: 'B2C',
      name: words('Kaukolämpö', 'Fjärrvärme', 'District heat'),
      heading: words('Lämpö, josta ei tarvitse huolehtia', 'Värme utan bekymmer', 'Heat without a worry'),
      lead: words(
        'Kaukolämpö tulee kotiisi valmiina. Sinun ei tarvitse huoltaa mitään.',
        'Fjärrvärmen kommer färdig hem till dig. Du behöver inte sköta någonting.',
        'District heat comes to your home ready to use, with nothing to maintain.',
      ),
      included: includedIn.heat,
      questions: questionsOn.heat,
      products: [heat],
      services: [],
    },
    {
      ...always,
      campaignId: 'pientuotanto',
      campaignCode: 'AURINKO',
      customerType: 'B2C',
      name: words('Pientuotanto', 'Småproduktion', 'Small-scale production'),
      heading: words('Myy aurinkosähkösi meille', 'Sälj din solel till oss', 'Sell us your solar power'),
      lead: words(
        'Ostamme sähkön, jonka paneelisi tuottavat yli oman tarpeesi.',
        'Vi köper den el som dina paneler producerar utöver ditt eget behov.',
        'We buy what your panels produce beyond your own needs.',
      ),
      included: includedIn.production,
      questions: questionsOn.production,
      products: [production],
      services: [],
    },
    {
      ...always,
      campaignId: 'vas',
      campaignCode: 'PALVELUT',
      customerType: 'B2C',
      name: words('Lisäpalvelut', 'Tilläggstjänster', 'Value-added services'),
      heading: words('Palveluja sähkön rinnalle', 'Tjänster till din el', 'Services alongside your electricity'),
      lead: words(
        'Tilaa palvelu, vaikka ostaisit sähkön muualta. Voit lopettaa sen milloin vain.',
        'Beställ en tjänst även om du köper din el någon annanstans. Du kan avsluta den när du vill.',
        'Order a service even if you buy your electricity elsewhere. You may end it whenever you like.',
      ),
      included: includedIn.services,
      questions: questionsOn.services,
      products: services.map(aloneSold),
      services: [],
    },
    {
      ...open,
      campaignId: 'yritys',
      campaignCode: 'YRITYS26',
      customerType: 'B2B',
      name: words('Yritysten sähkö', 'El för företag', 'Electricity for businesses'),
      heading: words('Yrityksesi sähkö budjetin mukaan', 'Företagets el enligt budget', 'Business power, on budget'),
      lead: words(
        'Kiinnitä hinta kahdeksi vuodeksi tai anna sen seurata pörssiä. Sopimus kattaa kaikki käyttöpaikat.',
        'Bind priset för två år eller låt det följa börsen. Avtalet omfattar alla driftställen.',
        'Fix the price for two years or let it follow the exchange. The contract covers all delivery sites.',
      ),
      included: includedIn.business,
      questions: questionsOn.business,
      products: [businessRange.fixed24, businessRange.spot],
      services: services.filter(({ tariffNo }) => [701, 703, 704].includes(tariffNo)),
    },
    {
      ...always,
      campaignId: 'yrityspalvelut',
      campaignCode: 'YRITYSPALVELUT',
      customerType: 'B2B',
      name: words('Yritysten lisäpalvelut', 'Tilläggstjänster för företag', 'Services for businesses'),
      heading: words(
        'Palveluja yrityksen sähkölle',
        'Tjänster för företagets el',
        'Services for your business electricity',
      ),
      lead: words(
        'Varmenna sähkön alkuperä ja pysy selvillä kulutuksesta.',
        'Säkra elens ursprung och håll koll på förbrukningen.',
        'Certify where your electricity comes from and keep an eye on its use.',
      ),
      included: [...includedIn.services.slice(0, 2), includedIn.business[3]].filter((item) => item !== undefined),
      questions: questionsOn.services,
      products: services
        .filter(({ tariffNo }) => [701, 703, 704].includes(tariffNo))
        .map((service) => {
          const sold = aloneSold(service);
          return { ...sold, prices: { addonFee: forBusiness(service.tariffNo) } };
        }),
      services: [],
    },
    ...specialCampaigns(today, open),
  ];
}

export function demoRows(today: Day): DemoRows[] {
  const campaigns = campaignsOf(today);
  return [
    {
      table: campaign,
      rows: campaigns.map(({ products: _products, services: _services, campaignCode: _code, ...row }): Campaign => ({
        ...row,
        paperInvoiceFee: paperInvoice[row.customerType],
      })),
    },
    {
      table: campaignProduct,
      rows: campaigns.flatMap(({ campaignId, campaignCode, products }) =>
        products.map((product, position): typeof campaignProduct.$inferSelect => ({
          campaignId,
          campaignCode,
          position,
          ...product,
        })),
      ),
    },
    {
      table: campaignService,
      rows: campaigns.flatMap(({ campaignId, customerType, services: sold }) =>
        sold.map((service, position): typeof campaignService.$inferSelect => ({
          campaignId,
          position,
          ...service,
          price: customerType === 'B2B' ? forBusiness(service.tariffNo) : servicePrice(service.tariffNo),
        })),
      ),
    },
    { table: exchangeMean, rows: [{ priceArea: 'FI', average: '4.8240' }] },
  ];
}
