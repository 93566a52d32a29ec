/** The first page of someone who has not signed in: what the portal says there, without a look of its own. */
export function FrontPage() {
  return (
    <main>
      <h1>Kaikki sähkösi ja lämpösi yhdessä paikassa</h1>
      <p>Näet sopimuksesi ja niiden hinnat ja voit antaa palautetta, kun sinulle sopii.</p>
      <a href="/login">Jatka tunnistautumaan</a>
    </main>
  );
}
