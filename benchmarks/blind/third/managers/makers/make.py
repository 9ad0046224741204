"""Regenerates all documents and truths of this folder (seeds are fixed by file name), then checks and writes index.json."""
import os, sys, json, subprocess
R=os.path.dirname(os.path.abspath(__file__))
if '--check' not in sys.argv:
    if os.path.exists(R+'/meta.json'): os.remove(R+'/meta.json')
    for k in (1,2,3,4): subprocess.check_call([sys.executable,f'{R}/make_{k}.py'],cwd=R)
M=json.load(open(R+'/meta.json')); idx=[]; bad=0
for f in sorted(os.listdir(R+'/documents')):
    t=json.load(open(f'{R}/truth/{f}.json')); m=M[f]
    assert all(r.get('unit') or r.get('tenantName') for r in t['rows'])
    assert t['units'] is None or t['occupied'] is None or t['occupied']+t['vacant']<=t['units']
    for x in m['ties']:
        if not x['ties'] and not t['planted']: print('DOES NOT TIE',f,x); bad+=1
    # every printed string of the truth can be found on the document
    if f.endswith('.pdf'): txt=subprocess.run(['pdftotext','-layout',f'{R}/documents/{f}','-'],capture_output=True,text=True).stdout
    else:
        import openpyxl; wb=openpyxl.load_workbook(f'{R}/documents/{f}'); ws=wb[t['sheet']]; txt='\n'.join(str(c.value) for row in ws.iter_rows() for c in row if c.value is not None)
    miss=[r['unit'] for r in t['rows'] for k in('unit','tenantName','unitType') if r.get(k) and str(r[k]) not in txt]
    print(f"{f[:52]:54}{len(t['rows']):4} rows {t['units']}/{t['occupied']}/{t['vacant']} ties {sum(x['ties'] for x in m['ties'])}/{len(m['ties'])} planted={t['planted'] and t['planted']['kind']} missing={miss[:6]}")
    idx.append(m['entry'])
assert set(M)==set(os.listdir(R+'/documents')),set(M)^set(os.listdir(R+'/documents'))
json.dump(idx,open(R+'/index.json','w'),indent=1); print(len(idx),'documents, bad',bad)
