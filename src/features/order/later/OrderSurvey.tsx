import { late } from '../../../shared/late.ts';
import { useCustomerId } from '../../../shared/session/useCustomerId.ts';
import { useGate } from '../../../shared/session/useSession.ts';

const Survey = late(() => import('../../../shared/survey/Survey.tsx'), 'Survey', { meanwhile: null });

/** Asks whoever has ordered how it went, seldom; an employee is not asked (`order.survey`). */
export function OrderSurvey() {
  const customerId = useCustomerId();
  const isEmployee = useGate(({ context }) => context.validation?.allowedEmployee === true);
  if (isEmployee) return null;
  return <Survey key={customerId} customerId={customerId} source="newContract" isHidden={false} />;
}
