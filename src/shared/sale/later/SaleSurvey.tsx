import { late } from '../../late.ts';
import { useCustomerId } from '../../session/useCustomerId.ts';
import { useGate } from '../../session/useSession.ts';

const Survey = late(() => import('../../survey/Survey.tsx'), 'Survey', { meanwhile: null });

/** Asks whoever has ordered how it went, seldom; an employee is not asked (`order.survey`). */
export function SaleSurvey() {
  const customerId = useCustomerId();
  const isEmployee = useGate(({ context }) => context.validation?.allowedEmployee === true);
  if (isEmployee) return null;
  return <Survey key={customerId} customerId={customerId} source="newContract" isHidden={false} />;
}
