"""Shared helpers: truth writing, index keeping, invented names."""
import json, os, random, datetime as dt
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, 'documents'); TRU = os.path.join(ROOT, 'truth')
os.makedirs(DOC, exist_ok=True); os.makedirs(TRU, exist_ok=True)
D = dt.date
FIRST = ("Alma Boyd Corinne Dashiell Estela Farrah Garrick Hollis Imani Jarvis Keisha Leland Marisol Nadia Orrin Priya Quentin Rosalba "
 "Shanice Terrell Ursula Vaughn Wendell Ximena Yesenia Zachary Anneliese Bertrand Cassidy Deandre Elvira Fidel Gwendolyn Hector Ilse "
 "Jocelyn Kwame Lavonne Micah Noelia Octavio Paulette Ramiro Sienna Tobias Valeria Winston Abril Brielle Cornell Delphine Emeka").split()
LAST = ("Abernathy Bautista Castellow Dunmire Escarcega Fontanez Grissomly Hathcoat Ibarrola Jankovich Kettleman Lomeli Mabreyton Nwachuku "
 "Oberholt Pellegrin Quarlston Rendonez Stallcup Tiedemann Umbarger Villagrana Wexcombe Yarbro Zepedano Applewaite Burkhalten Crenshaw "
 "Dorantes Eddington Fairclothe Guidry Hollowell Isaacson Jeffcoat Kilgarriff Lindqvist Montalvano Northcutt Okonjo Prudhoma Rasberry "
 "Sandovalez Truesdell Vanlandham Whisenant Youngquist Zaragosa").split()
def person(r):
    seen = r.__dict__.setdefault('seen', [])
    while True:
        n = (r.choice(FIRST), r.choice(LAST))
        if n not in seen and n[1] not in [x[1] for x in seen[-25:]]: break
    seen.append(n); return n
def clean(row): return {k: v for k, v in row.items() if v is not None and v != '' and v != []}
def iso(d): return d.isoformat() if isinstance(d, (D, dt.datetime)) else d
def add_months(d, n):
    m = d.month - 1 + n; y = d.year + m // 12; m = m % 12 + 1
    import calendar
    return D(y, m, min(d.day, calendar.monthrange(y, m)[1]))
def save(fname, meta, truth):
    truth['rows'] = [clean(x) for x in truth['rows']]
    for x in truth['rows']:
        assert x.get('unit') or x.get('tenantName'), x
        for k in list(x):
            if k.endswith('Date'): x[k] = iso(x[k])
        for s in x.get('rentSteps', []): s['date'] = iso(s['date'])
    truth.setdefault('sheet', None); truth.setdefault('planted', None)
    order = ['propertyName','asOnDate','units','occupied','vacant','sheet','planted','rows']
    truth = {k: truth[k] for k in order}
    with open(os.path.join(TRU, fname + '.json'), 'w') as f: json.dump(truth, f, indent=1, ensure_ascii=False)
    p = os.path.join(ROOT, 'index.json')
    idx = json.load(open(p)) if os.path.exists(p) else []
    idx = [e for e in idx if e['file'] != fname]
    idx.append(dict(file=fname, assetType=meta['assetType'], documentType='RENT_ROLL', author='r42f', style=meta['style'], hard=meta.get('hard', False)))
    json.dump(idx, open(p, 'w'), indent=1)
    print(fname, len(truth['rows']), 'rows', truth['units'], truth['occupied'], truth['vacant'])
