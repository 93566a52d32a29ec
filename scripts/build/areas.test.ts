import { expect, test } from 'vitest';
import { areaOf } from './areas.ts';

test.each([
  ['src/features/order/OrderFlow.tsx', 'order'],
  ['src/features/order/steps/ProductStep.tsx', 'order'],
  ['src/features/order/later/ReviewStep.tsx', 'order-later'],
  ['src/shared/form/StepForm.tsx', 'form'],
  ['src/app/later/StaffBar.tsx', 'later'],
  ['src/app/Layout.tsx', 'shell'],
])('the texts of %s are those of %s', (file, area) => expect(areaOf(file)).toBe(area));
