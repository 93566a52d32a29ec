export { moveCalendarFile } from './calendarFile.ts';
export { consentsOfMove, moveConsents } from './consents.ts';
export { daysOfBoth, lastDays, moveDays, moveObstacle, type DayRange, type MoveObstacle } from './days.ts';
export { endingWith, isSameHome } from './home.ts';
export { areMoveDays, moveFaults, moveNumber } from './notice.ts';
export { moveSteps, type MoveStep, type MoveValues } from './steps.ts';
