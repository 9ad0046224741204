import json, os, datetime as dt
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, 'documents'); TR = os.path.join(ROOT, 'truth')
def path(n): return os.path.join(DOC, n)
def iso(d):
    return d.isoformat() if isinstance(d, (dt.date, dt.datetime)) else d
def clean(r):
    out = {}
    for k, v in r.items():
        if v is None or v == [] or v == '': continue
        if isinstance(v, dt.date): v = v.isoformat()
        if isinstance(v, float): v = round(v, 2)
        if k in ('charges', 'rentSteps'):
            v = [{a: (round(b, 2) if isinstance(b, float) else iso(b)) for a, b in x.items()} for x in v]
        out[k] = v
    return out
def save(name, assetType, author, style, hard, rows, propertyName, asOn, units, occ, vac, sheet=None, planted=None):
    t = dict(propertyName=propertyName, asOnDate=iso(asOn), units=units, occupied=occ, vacant=vac, sheet=sheet,
             planted=planted, rows=[clean(r) for r in rows])
    json.dump(t, open(os.path.join(TR, name + '.json'), 'w'), indent=1)
    ip = os.path.join(ROOT, 'index.json')
    idx = json.load(open(ip)) if os.path.exists(ip) else []
    idx = [i for i in idx if i['file'] != name]
    idx.append(dict(file=name, assetType=assetType, documentType='RENT_ROLL', author=author, style=style, hard=hard))
    idx.sort(key=lambda i: i['file'])
    json.dump(idx, open(ip, 'w'), indent=1)
    print(name, len(rows), 'rows', units, occ, vac)
def addm(d, n):
    m = d.month - 1 + n; y = d.year + m // 12; m = m % 12 + 1
    import calendar
    return dt.date(y, m, min(d.day, calendar.monthrange(y, m)[1]))
