### Kleine Dokumente eines Servers, und warum etwas abgelehnt wurde.

page-title = All Aboard
page-not-built = Dieser Server läuft ohne seine Seite für Browser. „make web“ baut sie; wer All Aboard als Paket installiert, hat sie schon.
