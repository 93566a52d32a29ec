import { valibotResolver } from '@hookform/resolvers/valibot';
import type { OrderFormFacts } from '../order.form.ts';
import { productSchema } from './product.form.ts';

export const productResolver = (facts: OrderFormFacts) => valibotResolver(productSchema(facts));
