"""Only what is no layout: saving of truth, small date helpers."""
import json, os, datetime as dt
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
DOCS = os.path.join(ROOT, 'documents')
TRUTH = os.path.join(ROOT, 'truth')
os.makedirs(DOCS, exist_ok=True); os.makedirs(TRUTH, exist_ok=True)
def D(s):
    return dt.date.fromisoformat(s)
def row(**k):
    return {a: b for a, b in k.items() if b is not None and b != ''}
def iso(d):
    return d.isoformat() if isinstance(d, dt.date) else d
def doc(name):
    return os.path.join(DOCS, name)
def save(name, rows, propertyName, asOn, units, occupied, vacant, sheet=None, planted=None):
    t = dict(propertyName=propertyName, asOnDate=asOn, units=units, occupied=occupied, vacant=vacant,
             sheet=sheet, planted=planted, rows=rows)
    with open(os.path.join(TRUTH, name + '.json'), 'w', encoding='utf-8') as f:
        json.dump(t, f, indent=1, ensure_ascii=False)
    print(name, len(rows), 'rows')
