// The other language of a rulebook opens at the same clause.
for (const link of document.querySelectorAll('a.language')) {
  link.addEventListener('click', () => {
    link.hash = location.hash;
  });
}
