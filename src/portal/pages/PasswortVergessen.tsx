import { InVorbereitung } from '../shell/zustand/InVorbereitung.tsx';
import { texte } from '../texte.ts';

const t = texte('passwortVergessen', {
  titel: 'Passwort vergessen',
  zurueck: 'Zurück zur Anmeldung',
});

export default function PasswortVergessen({ bereich }: { bereich: 'kunden' | 'vermittler' }) {
  return (
    <InVorbereitung title={t('titel')} back={{ label: t('zurueck'), href: `/${bereich}/login/` }} />
  );
}
