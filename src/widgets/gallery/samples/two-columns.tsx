import { InfoBox } from '../../info-box/InfoBox.tsx';
import { Page } from '../../page/Page.tsx';
import { TwoColumns } from '../../two-columns/TwoColumns.tsx';
import type { Sample } from '../sample.ts';
import styles from './price-card.module.css';

export default {
  titel: 'Zwei Spalten',
  gruppe: 'Rahmen',
  ganzseitig: true,
  zustaende: {
    mitSpalte: () => (
      <main className={styles.page}>
        <TwoColumns
          aside={
            <InfoBox type="neutral" headline="Was danach passiert">
              Sie bekommen die Unterlagen sofort per E-Mail.
            </InfoBox>
          }
        >
          <Text />
        </TwoColumns>
      </main>
    ),
    inSeite: () => (
      <Page title="Passt dieser Schutz zu Ihnen?" lead="Hausratversicherung in Münster.">
        <TwoColumns
          aside={
            <InfoBox type="neutral" headline="Was danach passiert">
              Sie bekommen die Unterlagen sofort per E-Mail.
            </InfoBox>
          }
        >
          <p>In jedem Tarif zahlen wir bei Feuer, Leitungswasser, Sturm, Hagel und Einbruch.</p>
        </TwoColumns>
      </Page>
    ),
    ohneSpalte: () => (
      <main className={styles.page}>
        <TwoColumns>
          <Text />
        </TwoColumns>
      </main>
    ),
  },
} satisfies Sample;

function Text() {
  return (
    <>
      <h1>Passt dieser Schutz zu Ihnen?</h1>
      <section>
        <h2>Tarif</h2>
        <p>
          In jedem Tarif zahlen wir bei Feuer, Leitungswasser, Sturm, Hagel und Einbruch. Dazu
          kommen Hotel und Aufräumen, wenn Sie nicht in der Wohnung bleiben können.
        </p>
      </section>
    </>
  );
}
