import type { ReactNode } from 'react';
import { AppShell, type AppShellProps } from '../../app-shell/AppShell.tsx';
import { NavigationIcon, type NavigationIconName } from '../../app-shell/NavigationIcon.tsx';
import { EnvironmentBadge } from '../../environment-badge/EnvironmentBadge.tsx';
import { HelpButton } from '../../help-panel/HelpButton.tsx';
import { InfoBox } from '../../info-box/InfoBox.tsx';
import { Page } from '../../page/Page.tsx';
import { useBrand } from '../../theme/brandContext.ts';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Rahmen',
  gruppe: 'Rahmen',
  ganzseitig: true,
  zustaende: {
    offen: () => <Rahmen links={[{ label: 'Anmelden', href: '#anmelden' }]} />,
    angemeldet: () => <Rahmen navigation={oben} secondary={unten} account={konto} />,
    kopfFest: () => <Rahmen fixed navigation={oben} secondary={unten} account={konto} />,
    meldung: () => (
      <Rahmen
        navigation={oben}
        secondary={unten}
        account={konto}
        badge={<EnvironmentBadge environment="accept" enabled />}
        notice={<InfoBox type="warning">Sie sind gerade offline.</InfoBox>}
      />
    ),
    eingebettet: () => <Rahmen bare />,
  },
} satisfies Sample;

function Rahmen(props: Partial<AppShellProps>) {
  const { name, logo } = useBrand();
  return (
    <AppShell
      brandName={name}
      logo={logo}
      home="#start"
      navigation={keine}
      help={<HelpButton>Hier steht, was auf der Seite hilft.</HelpButton>}
      footer={[
        { label: 'Vertrag widerrufen', href: '#widerrufen', strong: true },
        { label: 'Datenschutz', href: '#datenschutz' },
        { label: 'Impressum', href: '#impressum' },
      ]}
      {...props}
    >
      <Page title="Ihre Verträge" lead="Was Sie bei uns versichert haben.">
        <Absaetze />
      </Page>
    </AppShell>
  );
}

function Absaetze(): ReactNode {
  return [1, 2, 3].map((nummer) => (
    <p key={nummer}>
      Die Privathaftpflichtversicherung zahlt, wenn Sie anderen einen Schaden zufügen. Sie wehrt
      auch ab, was zu Unrecht von Ihnen verlangt wird.
    </p>
  ));
}

const keine: AppShellProps['navigation'] = [];
const konto = { name: 'Anna Bergmann', onSignOut: () => undefined };
const oben = [
  weg('Übersicht', 'overview'),
  { ...weg('Verträge', 'contracts'), current: true, shortcut: true },
  { ...weg('Schäden', 'claims'), shortcut: true },
  { ...weg('Postfach', 'mail'), shortcut: true },
  weg('Ihre Daten', 'person'),
];
const unten = [weg('Häufige Fragen', 'questions'), weg('Kontakt', 'contact')];

function weg(label: string, icon: NavigationIconName) {
  return { label, href: `#${icon}`, icon: <NavigationIcon name={icon} /> };
}
