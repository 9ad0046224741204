import os, json, datetime as D
OUT = os.path.dirname(os.path.abspath(__file__))
INDEX = {}
def dd(s): return D.date.fromisoformat(s)
def doc(name): return os.path.join(OUT, 'documents', name)
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def addm(d, n):
    y, m = divmod(d.year*12 + d.month-1 + n, 12)
    import calendar
    return D.date(y, m+1, min(d.day, calendar.monthrange(y, m+1)[1]))
def save(name, asset, style, truth, hard=False):
    rows = []
    for r in truth['rows']:
        r = {k: v for k, v in r.items() if v is not None and v != '' and v != []}
        assert r.get('unit') or r.get('tenantName'), r
        rows.append(r)
    truth['rows'] = rows
    truth.setdefault('sheet', None); truth.setdefault('planted', None)
    json.dump(truth, open(os.path.join(OUT, 'truth', name+'.json'), 'w'), indent=1, ensure_ascii=False)
    INDEX[name] = dict(file=name, assetType=asset, documentType='RENT_ROLL', author='r61-assetmanagement', style=style, hard=hard)
def write_index():
    json.dump([INDEX[k] for k in sorted(INDEX)], open(os.path.join(OUT, 'index.json'), 'w'), indent=1)
def to_pdf(src, target):
    import subprocess, shutil, tempfile
    t = tempfile.mkdtemp(dir='build/' if os.path.isdir('build/') else None)
    subprocess.run(['soffice', '-env:UserInstallation=file://'+t+'/prof', '--headless', '--convert-to', 'pdf', '--outdir', t, src], check=True, capture_output=True)
    shutil.move(os.path.join(t, os.path.splitext(os.path.basename(src))[0]+'.pdf'), target)
    shutil.rmtree(t, ignore_errors=True)
