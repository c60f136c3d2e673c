import * as z from 'zod/mini';
import { formatMoment } from '#contract/tag.ts';
import { email } from '#contract/fields/email.ts';
import { plzUeberall as plz } from '#contract/fields/plz.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import * as select from '#machines/draft/dialog.ts';
import { kennung as kennungVon } from '#machines/draft/selectors.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Modal } from '#widgets/modal/Modal.tsx';
import { Formular } from '../../../formular/Formular.tsx';
import { grundfelder } from '../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../formular/useFormular.ts';
import { useSession } from '../../../ports.ts';
import { Aktionen } from '../../../shell/Aktionen.tsx';
import { useFehlersatz } from '../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../shell/useOffline.ts';
import { useSelector } from '../../useSelector.ts';
import { useKontext } from '../steps/step.ts';
import { antragsbild, type Entwurfsprops } from './antragsbild.ts';
import { t as fuss } from './fusstexte.ts';
import styles from './Schrittfuss.module.css';
import { t } from './texte.ts';

/** Asks where the link goes and says what is kept; a second time it saves over the first or throws it away. */
export function Speicherdialog(props: Entwurfsprops) {
  const { actor, entwurf } = props;
  const kennung = useSelector(entwurf, kennungVon);
  const laeuft = useSelector(entwurf, select.laeuft);
  const context = useKontext(actor, (alles) => alles);
  const bild = antragsbild(props, context);
  const bekannt = { entwurfEmail: context.antworten.kontaktZahlung?.email };
  const fragtPlz = kennung === null && bild.plz === null;
  const formular = useFormular(seiteMit(kennung === null, fragtPlz), form, { bekannt });
  const schliessen = () => entwurf.send({ type: 'SCHLIESSEN' });

  function speichern() {
    if (kennung) return entwurf.send({ type: 'SPEICHERN', ...bild });
    const wohin = formular.pruefe();
    if (!wohin) return;
    const antwort = { email: wohin.entwurfEmail, plz: wohin.entwurfPlz ?? bild.plz };
    entwurf.send({ type: 'ANLEGEN', antwort, inhalt: bild.inhalt });
  }

  return (
    <Modal open title={t('titel')} onClose={schliessen} busy={laeuft}>
      {kennung && <p>{t('gespeichertAm', formatMoment(new Date(kennung.gespeichertUm)))}</p>}
      <p>{t(kennung ? 'erklaerungWieder' : 'erklaerung')}</p>
      <Oeffnung plz={kennung?.plz ?? bild.plz} fragtPlz={fragtPlz} />
      {istHalb(props, context.umfeld) && <p>{t('nichtAlles')}</p>}
      <div className={styles.formular}>
        <Formular formular={formular} sofort={grundfelder} ohneUebersicht onSenden={speichern}>
          <Misserfolg entwurf={entwurf} />
          <Aktionen>
            <Button type="submit" loading={laeuft}>
              {kennung ? t('aenderungen') : fuss('speichern')}
            </Button>
            <Button
              variant="secondary"
              onClick={kennung ? () => entwurf.send({ type: 'LOESCHEN' }) : schliessen}
            >
              {t(kennung ? 'loeschen' : 'abbrechen')}
            </Button>
          </Aktionen>
        </Formular>
      </div>
    </Modal>
  );
}

function Misserfolg({ entwurf }: Pick<Entwurfsprops, 'entwurf'>) {
  const woran = useSelector(entwurf, select.misserfolg);
  const offline = useOffline();
  // The server says until when.
  const zuViele = useFehlersatz(t('zuViele'));
  if (woran === null) return null;
  const satz = {
    zuViele,
    weg: t('weg'),
    gescheitert: t('fehler'),
  }[woran];
  return <InfoBox type="error" headline={offline ? t('keineVerbindung') : satz} />;
}

/** How it opens again, and what is not in it. */
function Oeffnung({ plz: wonach, fragtPlz }: { plz: string | null; fragtPlz: boolean }) {
  const angemeldet = useSession().status === 'angemeldet';
  const frage = wonach === null ? [] : [t('frage', { plz: wonach })];
  const saetze = [
    ...(fragtPlz ? [t('frageUnbekannt')] : frage),
    ...(angemeldet ? [t('ohneFrage')] : []),
    t('ohneBank'),
  ];
  return <p>{saetze.join(' ')}</p>;
}

/** Something on this page would be kept if it were answered as its shape asks. */
function istHalb(
  { seite, schritt, offen }: Entwurfsprops,
  umfeld: AntragKontext['umfeld'],
): boolean {
  if (umfeld === null) return false;
  const { antworten } = entwurfsregel(
    seite.flow,
    seite.regel.formen(umfeld.heute),
    seite.regel.frueher,
  );
  const shape = antworten[schritt];
  return Boolean(shape && offen !== undefined && !shape.safeParse(offen).success);
}

const form = z.object({ entwurfEmail: email, entwurfPlz: z.optional(plz) });

const seiteMit = (
  fragtEmail: boolean,
  fragtPlz: boolean,
): Frageseite<Required<z.infer<typeof form>>> => ({
  titel: t('titel'),
  felder: [
    { name: 'entwurfEmail', art: 'email', label: t('email'), wenn: () => fragtEmail },
    {
      name: 'entwurfPlz',
      art: 'text',
      label: t('plz'),
      tastatur: 'numeric',
      autoComplete: 'postal-code',
      wenn: () => fragtPlz,
    },
  ],
});
