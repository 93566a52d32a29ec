/** The first page of someone who has not signed in: what the portal says there, without a look of its own. */
export function FrontPage() {
  return (
    <main>
      <h1>Kaikki sähkösi ja lämpösi yhdessä paikassa</h1>
      <p>Katso sopimuksesi ja niiden hinnat ja anna palautetta silloin kun sinulle sopii.</p>
      <a href="/login">Jatka tunnistautumaan</a>
    </main>
  );
}
