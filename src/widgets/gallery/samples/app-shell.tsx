import type { ReactNode } from 'react';
import { AppShell, type AppShellProps } from '../../app-shell/AppShell.tsx';
import { BottomBar } from '../../app-shell/BottomBar.tsx';
import { Footer } from '../../app-shell/Footer.tsx';
import { Header, type HeaderProps } from '../../app-shell/Header.tsx';
import { Menu, type MenuProps } from '../../app-shell/Menu.tsx';
import { Notice } from '../../app-shell/Notice.tsx';
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

interface RahmenProps
  extends
    Pick<HeaderProps, 'links' | 'badge'>,
    Partial<MenuProps>,
    Pick<AppShellProps, 'fixed' | 'bare'> {
  notice?: ReactNode;
}

function Rahmen(props: RahmenProps) {
  const { name, logo } = useBrand();
  const { notice, fixed = false, bare = false, links = [], badge } = props;
  const { navigation = [], secondary = [], account } = props;
  const ways = { navigation, secondary, account };
  const istAngemeldet = navigation.length > 0;
  return (
    <AppShell
      header={
        <Header
          brandName={name}
          logo={logo}
          home="#start"
          help={<HelpButton>Hier steht, was auf der Seite hilft.</HelpButton>}
          links={links}
          badge={badge}
          menu={istAngemeldet && <Menu {...ways} />}
        />
      }
      notice={notice !== undefined && <Notice>{notice}</Notice>}
      footer={
        <Footer
          links={[
            { label: 'Vertrag widerrufen', href: '#widerrufen', strong: true },
            { label: 'Datenschutz', href: '#datenschutz' },
            { label: 'Impressum', href: '#impressum' },
          ]}
        />
      }
      bottom={istAngemeldet ? <BottomBar {...ways} /> : undefined}
      fixed={fixed}
      bare={bare}
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
