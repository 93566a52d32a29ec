import { useLingui } from '@lingui/react/macro';
import { BatteryCharging, BellRing, Droplets, Package, ShieldCheck, Sparkles, Sun, Wind, type IconNode } from 'lucide';
import { Suspense, useState } from 'react';
import type { Addon } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import { late } from '../../shared/late.ts';
import type { PortalForm } from '../../shared/form/usePortalForm.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Glyph } from '../../ui/Glyph/Glyph.tsx';
import { OptionCardGroup } from '../../ui/OptionCard/OptionCardGroup.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { withElements } from '../../shared/withElements.tsx';
import type { AddonInput, AddonValues } from './addon.form.ts';
import { useAdditionPrice } from '../../shared/addition/useAdditionPrice.ts';

const ContentModal = late(() => import('../../shared/content/ContentModal.tsx'), 'ContentModal', { meanwhile: null });

const ChosenNotices = late(() => import('./later/ChosenNotices.tsx'), 'ChosenNotices');

const addonIcons: Record<Addon['icon'], IconNode> = {
  wind: Wind,
  water: Droplets,
  sun: Sun,
  shield: ShieldCheck,
  bell: BellRing,
  charging: BatteryCharging,
  package: Package,
  service: Sparkles,
};

interface AddonChoiceProps {
  form: PortalForm<AddonValues, AddonInput>;
  addons: readonly Addon[];
  chosen: Addon | undefined;
}

/** What an editor has written of an add-on. */
function More({ addon, onOpen }: { addon: Addon; onOpen(modalId: string): void }) {
  const { t } = useLingui();
  const { modalId, productName } = addon;
  if (modalId === null) return null;
  return (
    <Button variant="quiet" size="small" onClick={() => onOpen(modalId)}>
      {withElements(t({ id: 'addon.more', message: `Lue lisää<0> palvelusta ${productName}</0>` }), (words) => (
        <VisuallyHidden>{words}</VisuallyHidden>
      ))}
    </Button>
  );
}

/** What may be added, one of it chosen (`addition.choice`, `addition.popular`). */
export function AddonChoice({ form, addons, chosen }: AddonChoiceProps) {
  const { t, i18n } = useLingui();
  const { figure } = useAdditionPrice();
  // Where the dialog could not be had, the next press tries again; one that is on its way is waited for.
  const [opened, setOpened] = useState<{ id: string; times: number } | null>(null);
  const open = (id: string) => setOpened({ id, times: (opened?.times ?? 0) + (ContentModal.isThere() ? 0 : 1) });
  const locale = i18n.locale as Locale;
  return (
    <Stack>
      <OptionCardGroup
        {...form.field('addon')}
        layout="offers"
        options={addons.map((addon) => {
          const partner = addon.partnerName ?? '';
          return {
            value: addon.templateId,
            title: addon.productName,
            badge: addon.isPopular ? t({ id: 'order.service.popular', message: 'Suosittu' }) : undefined,
            description: [
              addon.salesTexts.web[locale],
              addon.partnerName && t({ id: 'order.service.partner', message: `Palvelun toimittaa ${partner}.` }),
            ]
              .filter(Boolean)
              .join(' '),
            price: figure(addon),
            picture: <Glyph tone="electricity" icon={addonIcons[addon.icon]} />,
            more: <More addon={addon} onOpen={open} />,
            whyNot: addon.isIncluded ? t({ id: 'addon.included', message: 'Sisältyy jo sopimukseesi.' }) : undefined,
          };
        })}
      />
      <Suspense>{chosen && <ChosenNotices addon={chosen} />}</Suspense>
      {opened && (
        <Suspense>
          <ContentModal
            key={`${opened.id} ${opened.times}`}
            id={opened.id}
            onClose={() => setOpened(null)}
            onReopen={() => open(opened.id)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
