import { InVorbereitung } from '../shell/zustand/InVorbereitung.tsx';
import { texte } from '../texte.ts';

const t = texte('kundenbestand', { titel: 'Kundenbestand', zurueck: 'Zur Startseite' });

export default function Kundenbestand() {
  return <InVorbereitung title={t('titel')} back={{ label: t('zurueck'), href: '/' }} />;
}
