import { adresseVon } from '../../addresses.ts';
import { steht } from '../../kommtNoch.ts';
import { InVorbereitung } from '../../shell/zustand/InVorbereitung.tsx';
import { t, type TitelSchluessel } from './texte.ts';
import { useOrt } from '../../ort.tsx';

interface VorbereitungProps {
  titel: TitelSchluessel;
  /** What its title names. */
  werte?: Readonly<Record<string, string>> | undefined;
}

/** A promised page in its own frame: the right heading, the way back, and an honest word. */
export default function Vorbereitung({ titel, werte }: VorbereitungProps) {
  const { pathname } = useOrt();
  return (
    <InVorbereitung
      title={t(titel, werte)}
      back={zurueckVon(pathname)}
      notfall={umSchaden.test(pathname)}
    />
  );
}

const umSchaden = /^\/schaden-melden\//i;

/** Back to the nearest page above it in the address that has its content; the areas' own start pages have names. */
function zurueckVon(pathname: string): { label: string; href: string } {
  const oben = pathname.replace(/\/[^/]+\/?$/, '') || '/';
  switch (oben) {
    case '/':
      return { label: t('zurStartseite'), href: '/' };
    case '/kunden':
      return { label: t('zuVertraegen'), href: '/kunden/vertraege' };
    case '/vermittler':
      return { label: t('zumBestand'), href: '/vermittler/kundenbestand' };
    case '/kunden/login':
    case '/vermittler/login':
      return { label: t('zurAnmeldung'), href: `${oben}/` };
    default: {
      const darueber = adresseVon(oben);
      const hatInhalt = darueber !== null && steht(darueber);
      return hatInhalt ? { label: t('zurueck'), href: oben } : zurueckVon(oben);
    }
  }
}
