import { useSelector } from '@xstate/react';
import { anbindungMonate } from '#contract/constants.ts';
import { anrede as anreden } from '#contract/begriffe/anrede.ts';
import type { Anbindungsantworten } from '#contract/entities/anbindung.ts';
import { rechtsformName } from '#contract/entities/rechtsform.ts';
import { formatIban } from '#contract/fields/iban.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import {
  antworten as formen,
  type Partnerfrage,
} from '#machines/vermittler/vertriebspartner-werden/answers.ts';
import * as select from '#machines/vermittler/vertriebspartner-werden/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { SummaryList, type SummaryRow } from '#widgets/summary-list/SummaryList.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useFlowState } from './step.ts';

/** Everything at a glance, what happens to it, and that it is true. */
export function Zusammenfassung({ actor }: StepProps) {
  const formular = useFormular(seite, formen.zusammenfassung);
  const istBewiesen = useSelector(actor, select.istBewiesen);
  const senden = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'SENDEN', antwort });
  };
  return (
    <Page
      title={t('zusammenfassungTitel')}
      back={{ label: t('zurueck'), onClick: () => gehe(actor, 'unterlagen') }}
      progress={<Fortschritt schritt="zusammenfassung" />}
      flowState={useFlowState(actor)}
    >
      <SummaryList rows={useZeilen(actor)} />
      <Abschnitt titel={t('datenschutzTitel')}>
        <p>
          {t('datenschutz', { monate: String(anbindungMonate) })}{' '}
          <a href="/datenschutz/">{t('datenschutzLink')}</a>.
        </p>
      </Abschnitt>
      <Formular
        formular={formular}
        sofort={grundfelder}
        onSenden={senden}
        knopf={t(istBewiesen ? 'nurSenden' : 'senden')}
      />
    </Page>
  );
}

const seite: Frageseite = {
  titel: t('zusammenfassungTitel'),
  felder: [{ name: 'wahr', art: 'haken', label: t('wahr') }],
};

function useZeilen(actor: StepProps['actor']): SummaryRow[] {
  const { vermittlerart: gewaehlt, ...antworten } = useSelector(actor, select.antworten);
  const { firma, registrierung, ansprechpartner, bank } = antworten;
  if (!gewaehlt || !firma || !registrierung || !ansprechpartner || !bank) return [];
  const zu = (schritt: Partnerfrage) => ({ edit: { onEdit: () => gehe(actor, schritt) } });
  return [
    { ...zeile('art', t(gewaehlt.art)), ...zu('vermittlerart') },
    ...firmenzeilen(firma, zu('firma')),
    { ...zeile('ihkNummer', registrierung.ihkNummer), ...zu('registrierung') },
    zeile('erlaubnis', t(registrierung.erlaubnis)),
    ...personzeilen(ansprechpartner, zu('ansprechpartner')),
    { ...zeile('iban', formatIban(bank.iban)), ...zu('bank') },
    zeile('steuernummer', bank.steuernummer),
    ...(bank.ustId === undefined ? [] : [zeile('ustId', bank.ustId)]),
    { ...zeile('zeileZusagen', t('zusagen')), ...zu('unterlagen') },
  ];
}

/** Where the first row of a step is edited. */
type Bearbeiten = Pick<SummaryRow, 'edit'>;

function firmenzeilen(firma: Anbindungsantworten['firma'], zuFirma: Bearbeiten): SummaryRow[] {
  const { firmenname, rechtsform, strasse, hausnummer, plz, ort, website } = firma;
  return [
    { ...zeile('firmenname', firmenname), ...zuFirma },
    zeile('rechtsform', rechtsformName[rechtsform]),
    zeile('anschrift', `${strasse} ${hausnummer}, ${plz} ${ort}`),
    ...(website === undefined ? [] : [zeile('website', website)]),
  ];
}

function personzeilen(
  person: Anbindungsantworten['ansprechpartner'],
  zuPerson: Bearbeiten,
): SummaryRow[] {
  const { anrede, vorname, nachname, email, handynummer } = person;
  const name = `${vorname} ${nachname}`;
  const mitAnrede = anrede === 'FRAU' || anrede === 'HERR' ? `${anreden[anrede]} ${name}` : name;
  return [
    { ...zeile('zeilePerson', mitAnrede), ...zuPerson },
    zeile('email', email),
    zeile('handynummer', handynummer),
  ];
}

function zeile(label: Parameters<typeof t>[0], value: string): SummaryRow {
  return { label: t(label), value };
}
