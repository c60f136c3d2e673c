import { texte } from '../../../texte.ts';

export const t = texte('vertrag.ruecknahme', {
  titel: 'Kündigung zurücknehmen',
  zumVertrag: 'Zurück zum Vertrag',
  zuruecknehmen: 'Kündigung zurücknehmen',
  zuruecknehmbar: 'Ihr Vertrag endet am {datum}. Bis dahin können Sie die Kündigung zurücknehmen.',
  frageTitel: 'Kündigung zurücknehmen?',
  folge: 'Der Vertrag läuft dann weiter wie bisher. Gelöschte Vormerkungen kommen nicht zurück.',
  erledigtTitel: 'Die Kündigung ist zurückgenommen. Der Vertrag läuft weiter.',
});

/** The same where a broker takes it back for the customer. */
const imAuftrag = texte('vertrag.ruecknahmeImAuftrag', {
  zuruecknehmbar:
    'Der Vertrag endet am {datum}. Bis dahin können Sie die Kündigung im Auftrag zurücknehmen.',
});

/** Until when it can be taken back, in the words for whoever is at work. */
export function zuruecknehmbar(istImAuftrag: boolean, datum: string): string {
  return istImAuftrag ? imAuftrag('zuruecknehmbar', { datum }) : t('zuruecknehmbar', { datum });
}
