import { useLingui } from '@lingui/react/macro';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';

/** The things of who orders: as they are told to themselves, and to an employee who orders for them (`order.staffPage`). */
export function useCustomersWords({ isStaff }: Pick<Orderer, 'isStaff'>) {
  const { t } = useLingui();
  return isStaff
    ? {
        sites: t({ id: 'order.ownSitesOfStaff', message: 'Asiakkaan käyttöpaikat' }),
        startReason: t({ id: 'order.startReasonOfStaff', message: 'Miksi sopimus tehdään?' }),
        moving: t({ id: 'order.reason.movingOfStaff', message: 'Asiakas muuttaa' }),
        switching: t({ id: 'order.reason.switchingOfStaff', message: 'Asiakas vaihtaa sähkönmyyjää' }),
        switchingText: t({
          id: 'order.reason.switchingTextOfStaff',
          message: 'Irtisanomme nykyisen sopimuksen asiakkaan puolesta. Sähkö ei katkea.',
        }),
        supplier: t({ id: 'order.supplierOfStaff', message: 'Nykyinen sähkönmyyjä' }),
        hasTerm: t({ id: 'order.hasTermOfStaff', message: 'Nykyinen sopimus on määräaikainen' }),
        otherBuyer: t({
          id: 'order.otherBuyerOfStaff',
          message:
            'Jos joku muu ostaa nyt ylijäämäsähkön, asiakas irtisanoo sen sopimuksen itse niin, että se päättyy samana päivänä.',
        }),
        billingMethod: t({ id: 'order.billingMethodOfStaff', message: 'Miten asiakas haluaa laskun?' }),
        bank: t({ id: 'order.bankOfStaff', message: 'Asiakkaan verkkopankki' }),
        bankHint: t({
          id: 'order.bankHintOfStaff',
          message: 'Asiakas hyväksyy e-laskun vielä omassa verkkopankissaan.',
        }),
        held: t({ id: 'order.heldOfStaff', message: 'Asiakkaalla on jo tämä palvelu' }),
        heldGoesOn: t({ id: 'order.service.heldOfStaff', message: 'Asiakkaalla on jo tämä palvelu, ja se jatkuu.' }),
        heldEnds: t({
          id: 'order.service.endingOfStaff',
          message: 'Asiakkaalla on tämä nyt, ja se päättyy vanhan sopimuksen mukana.',
        }),
        contracts: t({ id: 'order.toContractsOfStaff', message: 'Asiakkaan sopimukset' }),
      }
    : {
        sites: t({ id: 'order.ownSites', message: 'Käyttöpaikkasi' }),
        startReason: t({ id: 'order.startReason', message: 'Miksi teet sopimuksen?' }),
        moving: t({ id: 'order.reason.moving', message: 'Muutan' }),
        switching: t({ id: 'order.reason.switching', message: 'Vaihdan sähkönmyyjää' }),
        switchingText: t({
          id: 'order.reason.switchingText',
          message: 'Irtisanomme nykyisen sopimuksesi puolestasi. Sähkö ei katkea.',
        }),
        supplier: t({ id: 'order.supplier', message: 'Nykyinen sähkönmyyjäsi' }),
        hasTerm: t({ id: 'order.hasTerm', message: 'Nykyinen sopimukseni on määräaikainen' }),
        otherBuyer: t({
          id: 'order.otherBuyer',
          message:
            'Jos joku muu ostaa nyt ylijäämäsähkösi, irtisano se sopimus itse niin, että se päättyy samana päivänä.',
        }),
        billingMethod: t({ id: 'order.billingMethod', message: 'Miten haluat laskun?' }),
        bank: t({ id: 'order.bank', message: 'Verkkopankkisi' }),
        bankHint: t({ id: 'order.bankHint', message: 'Hyväksyt e-laskun vielä omassa verkkopankissasi.' }),
        held: t({ id: 'order.held', message: 'Sinulla on jo tämä palvelu' }),
        heldGoesOn: t({ id: 'order.service.held', message: 'Sinulla on jo tämä palvelu, ja se jatkuu.' }),
        heldEnds: t({
          id: 'order.service.ending',
          message: 'Sinulla on tämä nyt, ja se päättyy vanhan sopimuksen mukana.',
        }),
        contracts: t({ id: 'order.toContracts', message: 'Omat sopimukset' }),
      };
}
