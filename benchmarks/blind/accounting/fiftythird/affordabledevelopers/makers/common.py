"""Shared: paths, truth writing, names. No drawing here: every document draws itself."""
import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS, TRUTH = os.path.join(ROOT, 'documents'), os.path.join(ROOT, 'truth')
LAST = ("Abernathy Okonkwo Trujillo Vang Delacroix Mbeki Pruitt Castellanos Yazzie Haddad Brandvold Nguyen-Ortiz Saechao Whitlow Petrosyan Ruiz "
        "Kowalczyk Tamayo Igwe Larrabee Shrestha Fontenot Galloway Moua Zapata Kincaid Osorio Bellamy Tesfaye Underhill Quiñones Rasheed Lindqvist "
        "Montague Escobedo Farrow Achterberg Dominguez Sato O'Dell Villanueva Jeppesen Cormier Wozniak Banerjee McElroy Arceneaux Toledo Huang Stokes "
        "Baptiste Ferreira Gebre Holcomb Jurado Kaplowitz Lockridge Mireles Nakai Oyelaran Pacheco Renteria Standingbear Thao Urbina Vickers Womack").split()
FIRST = ("Maribel Desmond Xai Yolanda Tobias Fatima Leroy Consuelo Harriet Minh Odalys Reginald Selam Gwendolyn Artur Bernice Chidi Dolores Emeka "
         "Florence Gilberto Hortense Ivan Jolene Keiko Lamar Mireya Nadine Octavio Pearl Quentin Rosalind Sunita Terrence Ursula Violet Winston Yer Zenaida "
         "Alma Boris Crystal Darnell Esperanza Felix Geneva Hector Imani Joaquin").split()
def people(rng, n, style='{l}, {f}'):
    seen, out = set(), []
    while len(out) < n:
        l, f = rng.choice(LAST), rng.choice(FIRST)
        if l in seen and rng.random() < .9 or (l, f) in seen: continue
        seen.add(l); seen.add((l, f)); out.append(style.format(l=l, f=f))
    return out
def r2(x): return round(x + 0.0, 2) + 0.0
def clean(d): return {k: v for k, v in d.items() if v is not None and v != ''}
def save(name, kind, money, rows, totals, planted=None):
    os.makedirs(TRUTH, exist_ok=True)
    def rd(d): return {k: (r2(v) if isinstance(v, float) else v) for k, v in clean(d).items()}
    t = dict(name=name, kind=kind, planted=planted, money=money, rows=[rd(x) for x in rows], totals=[rd(x) for x in totals])
    with open(os.path.join(TRUTH, name.rsplit('.', 1)[0] + '.json'), 'w') as f: json.dump(t, f, indent=1, ensure_ascii=False)
