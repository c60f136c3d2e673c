import { useSelector } from '@xstate/react';
import { geschaedigtMonate } from '#contract/constants.ts';
import { anrede as anreden } from '#contract/begriffe/anrede.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { formatIban } from '#contract/fields/iban.ts';
import { landname } from '#contract/fields/landname.ts';
import { artenBei } from '#contract/schaeden/geschaedigt.ts';
import type { Geschaedigtenangaben } from '#contract/schaeden/geschaedigtenform.ts';
import { formatDatum } from '#contract/tagformat.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import {
  antworten as formen,
  type GeschaedigtenFrage,
} from '#machines/schaden/geschaedigter/answers.ts';
import * as select from '#machines/schaden/geschaedigter/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { SummaryList, type SummaryRow } from '#widgets/summary-list/SummaryList.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { t, verursacherwort } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useFlowState } from './step.ts';

/** Everything at a glance, what happens to it, and that it is true. */
export function Pruefen({ actor }: StepProps) {
  const formular = useFormular(seite, formen.pruefen);
  const senden = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'SENDEN', antwort });
  };
  return (
    <Page
      title={t('pruefenTitel')}
      back={{ label: t('zurueck'), onClick: () => gehe(actor, 'forderung') }}
      progress={<Fortschritt schritt="pruefen" />}
      flowState={useFlowState(actor)}
    >
      <SummaryList rows={useZeilen(actor)} />
      <Abschnitt titel={t('datenschutzTitel')}>
        <p>
          {t('datenschutz', { monate: String(geschaedigtMonate) })}{' '}
          <a href="/datenschutz/">{t('datenschutzLink')}</a>.
        </p>
      </Abschnitt>
      <Formular formular={formular} sofort={grundfelder} onSenden={senden} knopf={t('senden')} />
    </Page>
  );
}

const seite: Frageseite = {
  titel: t('pruefenTitel'),
  felder: [{ name: 'wahr', art: 'haken', label: t('wahr') }],
};

function useZeilen(actor: StepProps['actor']): SummaryRow[] {
  const { verursacher, geschaedigte, schaden, forderung } = useSelector(actor, select.antworten);
  if (!verursacher || !geschaedigte || !schaden || !forderung) return [];
  const zu = (schritt: GeschaedigtenFrage) => ({ edit: { onEdit: () => gehe(actor, schritt) } });
  return [
    { label: t('wer'), value: verursacherwort(verursacher.wer), ...zu('verursacher') },
    zeile('versicherungsNummer', verursacher.versicherungsNummer),
    zeile('name', verursacher.name),
    ...personzeilen(geschaedigte, zu('geschaedigte')),
    {
      label: t('schadenart'),
      value: artenBei(verursacher.wer)[schaden.schadenart] ?? schaden.schadenart,
      ...zu('schaden'),
    },
    ...schadenszeilen(schaden),
    ...forderungszeilen(forderung, zu('forderung')),
  ];
}

/** Where the first row of a step is edited. */
type Bearbeiten = Pick<SummaryRow, 'edit'>;

function personzeilen(
  person: Geschaedigtenangaben['geschaedigte'],
  zuPerson: Bearbeiten,
): SummaryRow[] {
  const { anrede, name, land, strasse, hausnummer, plz, ort } = person;
  const { email, telefon, vertretung } = person;
  const mitAnrede = anrede === 'FRAU' || anrede === 'HERR' ? `${anreden[anrede]} ${name}` : name;
  return [
    { ...zeile('zeilePerson', mitAnrede), ...zuPerson },
    zeile('zeileAnschrift', `${strasse} ${hausnummer}, ${plz} ${ort}`),
    zeile('land', landname(land)),
    zeile('email', email),
    zeile('telefon', telefon),
    ...(vertretung ? [zeile('vertretung', vertretung)] : []),
  ];
}

function schadenszeilen(schaden: Geschaedigtenangaben['schaden']): SummaryRow[] {
  const { geburtsdatum, schadendatum, uhrzeit, ort, hergang, schuld } = schaden;
  const tag = formatDatum(schadendatum);
  return [
    ...(geburtsdatum === undefined ? [] : [zeile('geburtsdatum', formatDatum(geburtsdatum))]),
    zeile('zeileWann', uhrzeit === undefined ? tag : `${tag}, ${uhrzeit}\u00A0Uhr`),
    zeile('ort', ort),
    zeile('hergang', hergang),
    ...(schuld === undefined ? [] : [zeile('schuld', schuld)]),
  ];
}

function forderungszeilen(
  forderung: Geschaedigtenangaben['forderung'],
  zuForderung: Bearbeiten,
): SummaryRow[] {
  const { positionen, vorsteuerabzug, iban } = forderung;
  const einzeln = positionen.map(({ bezeichnung: was, betrag }) =>
    t('summe', { was, betrag: betrag === undefined ? t('betragOffen') : formatBetrag(betrag) }),
  );
  return [
    { ...zeile('positionen', einzeln.join(', ')), ...zuForderung },
    zeile('vorsteuerabzug', t(vorsteuerabzug ? 'ja' : 'nein')),
    zeile('iban', iban === undefined ? t('keine') : formatIban(iban)),
  ];
}

function zeile(label: Parameters<typeof t>[0], value: string): SummaryRow {
  return { label: t(label), value };
}
