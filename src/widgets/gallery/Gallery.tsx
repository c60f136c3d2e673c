import { useBrand } from '../theme/brandContext.ts';
import { AppShell } from '../app-shell/AppShell.tsx';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { ToastRegion } from '../toast/ToastRegion.tsx';
import { ActsSample } from './ActsSample.tsx';
import { ChoiceSample } from './ChoiceSample.tsx';
import { CompareSample } from './CompareSample.tsx';
import { ContractsSample } from './ContractsSample.tsx';
import { FieldsSample } from './FieldsSample.tsx';
import { MessagesSample } from './MessagesSample.tsx';
import { SignInSample } from './SignInSample.tsx';
import { WaitingSample } from './WaitingSample.tsx';

const samples = {
  anmeldung: SignInSample,
  felder: FieldsSample,
  auswahl: ChoiceSample,
  vertraege: ContractsSample,
  vergleich: CompareSample,
  meldungen: MessagesSample,
  schalter: ActsSample,
  warten: WaitingSample,
};

const footer = [
  { label: 'Impressum', href: '#impressum' },
  { label: 'Datenschutz', href: '#datenschutz' },
  { label: 'Barrierefreiheit', href: '#barrierefreiheit' },
  { label: 'Vertrag widerrufen', href: '#widerrufen' },
];

/** Every widget in every state, as pages that look like the portal's; `path` names the page. */
export function Gallery({ path }: { path: string }) {
  const brand = useBrand();
  const Sample = path in samples ? samples[path as keyof typeof samples] : SignInSample;
  const signedIn = Sample !== SignInSample;
  return (
    <>
      <AppShell
        brandName={brand.name}
        logo={brand.logo}
        home="#anmeldung"
        navigation={signedIn ? navigation(path) : []}
        account={signedIn ? { name: 'Sabine Krüger', onSignOut: () => undefined } : undefined}
        footer={footer}
      >
        <Sample />
      </AppShell>
      <ToastRegion />
    </>
  );
}

function navigation(path: string) {
  const item = (label: string, target: string, icon: IconName) => ({
    label,
    href: `#${target}`,
    icon: <Icon name={icon} />,
    current: target === path,
  });
  return [
    item('Verträge', 'vertraege', 'contract'),
    item('Zahlungsweise', 'auswahl', 'payment'),
    item('Vergleich', 'vergleich', 'forward'),
    item('Felder', 'felder', 'check'),
    item('Meldungen', 'meldungen', 'alert'),
    item('Schalter', 'schalter', 'customers'),
    item('Warten', 'warten', 'person'),
  ];
}
