import { isChangeTo, templateOfChange } from '../../domain/orders/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import { contractCodeOf, refuseAnother, rowOf } from '../access/objects.ts';
import { changedContract, changeView, checkChangeTo } from '../orders/change.ts';
import { takeOrder } from '../orders/takeOrder.ts';
import { verifyKept } from '../orders/verifyKept.ts';
import { ProblemError } from '../problem.ts';
import { campaignOf } from '../views/campaignOf.ts';
import { campaignTemplate } from '../views/campaignTemplate.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'productChanges'> = {
  getProductChange: async ({ params, object, locale }, _actor, { database: { db }, clock, contents }) => {
    const today = helsinkiToday(clock().getTime());
    const latest = await contents.latest();
    const changed = await changedContract(db, contractCodeOf(object), { today, isHeld: false });
    const { contract } = changed.present;
    const campaign = await campaignOf(db, latest, { campaignId: params.campaignId, locale, today });
    const fitting = campaign.products.filter((product) => isChangeTo(contract, changed.customerType, product));
    const isSame = ({ tariffNo }: { tariffNo: number }) => tariffNo === contract.tariffNo;
    return {
      status: 200,
      body: {
        change: changeView(changed, latest.settings, { locale, today }),
        campaign: { ...campaign, products: fitting.filter((product) => !isSame(product)) },
        isSameOffered: fitting.some(isSame),
      },
    };
  },

  getProductChangeTemplate: async ({ params, object, locale }, _actor, { database: { db }, clock, contents }) => {
    const today = helsinkiToday(clock().getTime());
    const latest = await contents.latest();
    const changed = await changedContract(db, contractCodeOf(object), { today, isHeld: false });
    const { campaignId, templateId } = params;
    const template = await campaignTemplate(db, latest, { campaignId, templateId, locale, today });
    checkChangeTo(changed, template.product);
    return { status: 200, body: templateOfChange(template, changeView(changed, latest.settings, { locale, today })) };
  },

  changeProduct: async ({ body: { order }, object, raw, locale }, actor, context) => {
    const { database, clock, contents } = context;
    const contractCode = contractCodeOf(object);
    refuseAnother(order.formData.customerId, object.customerId);
    const today = helsinkiToday(clock().getTime());
    const changed = await changedContract(database.db, contractCode, { today, isHeld: true });
    // The contract says whose the order is.
    const formData = { ...order.formData, customerId: changed.present.contract.customerId };
    const ofContract = { ...order, formData, contracts: [contractCode] };
    const { answer, mails } = await takeOrder(
      context,
      { order: ofContract, locale, actor, raw },
      (template, language) => {
        checkChangeTo(changed, template.product);
        return templateOfChange(template, changeView(changed, contents.current.settings, { locale: language, today }));
      },
    );
    return { status: 201, body: answer, mails };
  },

  verifyProductChange: async ({ object }, actor, context) => {
    const today = helsinkiToday(context.clock().getTime());
    const kept = { kind: 'productChange', found: rowOf('underProof', object), actor } as const;
    // What has become of the contract meanwhile decides, not what it was when the change was sent.
    const { answer, mails } = await verifyKept(context, kept, async (db, sent) => {
      try {
        await changedContract(db, sent.template.change?.contractCode ?? '', { today, isHeld: true });
      } catch (thrown) {
        // Who comes from the bank has no form to go back to: it is over.
        const isOver = thrown instanceof ProblemError && thrown.code === 'productChange.notPossible';
        throw isOver ? new ProblemError('VERIFICATION_CANCELLED') : thrown;
      }
      return sent;
    });
    return { status: 201, body: answer, mails };
  },
};
