import { beschwerdestellenVon } from '#brands/beschwerdestellen.ts';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Anschrift } from '../kontakt/Anschrift.tsx';
import { Kontaktwege } from '../kontakt/Kontaktwege.tsx';
import { Stelle } from '../kontakt/Stelle.tsx';
import { texte } from '../../texte.ts';

const t = texte('impressum', {
  titel: 'Impressum',
  einleitung: 'Wer dieses Portal betreibt und Ihre Verträge trägt.',
  versicherer: 'Versicherer',
  marke: 'Marke',
  vorstand: 'Vorstand',
  register: 'Registergericht',
  steuer: 'Umsatzsteuer-ID',
  kontakt: 'Kontakt',
  aufsicht: 'Aufsicht',
  aufsichtText:
    'Der Versicherer steht unter der Aufsicht dieser Behörde. Auch Vermittler haben eine Aufsicht: die Industrie- und Handelskammer, bei der sie gemeldet sind.',
  schlichtung: 'Schlichtung',
  schlichtungText:
    'Der Versicherer nimmt am Verfahren dieser Stelle teil. Es ist für Sie kostenlos, und der Weg zum Gericht bleibt offen.',
  inhalt: 'Verantwortlich für den Inhalt',
  vermittlerregister: 'Vermittlerregister',
  vermittlerregisterText:
    'Ob eine Vermittlerin oder ein Vermittler eingetragen ist, sehen Sie unter www.vermittlerregister.info.',
});

/** Who is behind the portal (DDG § 5). */
export default function Impressum() {
  const { key, name, insurer } = useBrand();
  const { ombudsman, supervision } = beschwerdestellenVon(key);
  return (
    <Page title={t('titel')} lead={t('einleitung')}>
      <FactList
        facts={[
          {
            label: t('versicherer'),
            value: <Anschrift name={insurer.name} {...insurer.address} />,
          },
          { label: t('marke'), value: name },
          { label: t('vorstand'), value: insurer.board.join(', ') },
          { label: t('register'), value: insurer.register },
          { label: t('steuer'), value: insurer.taxId },
          { label: t('inhalt'), value: insurer.board[0] },
        ]}
      />
      <Abschnitt titel={t('kontakt')}>
        <Kontaktwege alle />
      </Abschnitt>
      <Abschnitt titel={t('aufsicht')}>
        <p>{t('aufsichtText')}</p>
        <p>
          <Stelle stelle={supervision} />
        </p>
      </Abschnitt>
      <Abschnitt titel={t('schlichtung')}>
        <p>{t('schlichtungText')}</p>
        <p>
          <Stelle stelle={ombudsman} />
        </p>
      </Abschnitt>
      <Abschnitt titel={t('vermittlerregister')}>
        <p>{t('vermittlerregisterText')}</p>
      </Abschnitt>
    </Page>
  );
}
