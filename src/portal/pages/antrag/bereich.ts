// What is said to us besides an application, together: apart, the names of the chunks would weigh on everybody's first page.
export { default as AllgemeineVersicherungsdaten } from './AllgemeineVersicherungsdaten.tsx';
export { default as VermittlerNachricht } from './VermittlerNachricht.tsx';
