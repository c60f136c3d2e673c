import { sitzungsfristen } from '#contract/fields/sitzungsfristen.ts';
import { texte } from '../../texte.ts';

export const t = texte('sitzung', {
  titel: `Sie werden in ${sitzungsfristen.warnungMinuten}\u00A0Minuten abgemeldet.`,
  untaetig:
    'Seit einiger Zeit ist hier nichts passiert. Zu Ihrer Sicherheit melden wir Sie deshalb ab.',
  hoechstdauer: `Eine Anmeldung gilt höchstens ${sitzungsfristen.hoechstensStunden}\u00A0Stunden. Danach melden Sie sich bitte neu an, zu Ihrer Sicherheit.`,
  bleibtErhalten: 'Was Sie eingegeben haben, bleibt erhalten.',
  bleiben: 'Angemeldet bleiben',
  verstanden: 'Verstanden',
  abmelden: 'Jetzt abmelden',
  noch: 'Noch {dauer}.',
  minuten: '{minuten} Minuten',
  eineMinute: 'eine Minute',
  sekunden: '{sekunden} Sekunden',
  eineSekunde: 'eine Sekunde',
  und: '{minuten} und {sekunden}',
  uhr: 'Noch {uhr}\u00A0Minuten',
});
