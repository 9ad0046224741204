import json,os,subprocess,re,sys
from common import *
import openpyxl
ix=json.load(open(ROOT+'/index.json')); docs=sorted(os.listdir(DOCS)); tr=sorted(os.listdir(TRUTH))
assert sorted(e['file'] for e in ix)==docs and sorted(d+'.json' for d in docs)==tr,(docs,tr)
def nums(t,eu=False):
    out=[]
    for m in re.finditer(r'[\(<]?-?\$?\(?[\d.,]*\d[)>\-%]?',t):
        out.append(m.group())
    return out
for e in ix:
    f=e['file']; T=json.load(open(os.path.join(TRUTH,f+'.json'))); miss=0; tot=0
    if f.endswith('pdf'):
        txt=subprocess.run(['pdftotext','-layout',os.path.join(DOCS,f),'-'],capture_output=True,text=True).stdout; lines=txt.split('\n')
    for st in T['statements']:
        assert all(len(r['values'])==len(st['columns']) for r in st['rows']); assert all('_s' not in r for r in st['rows'])
        for r in st['rows']:
            for j in r.get('footsFrom',{}).get('items',[]): assert 0<=j<len(st['rows'])
        if f.endswith('pdf'):
            pos=0
            for r in st['rows']:
                want=['{:,.2f}'.format(abs(v)) for v in r['values'] if v is not None]; want0=['{:,.0f}'.format(abs(v)) for v in r['values'] if v is not None]
                tot+=1; ok=False
                for k in range(pos,len(lines)):
                    L=re.sub(r'\s+',' ',lines[k])
                    if r['label'] in L and (all(x in L for x in want) or all(x in L for x in want0)): ok=True; pos=k; break
                if not ok: miss+=1; print('   ?',f,r['label'],want[:3])
        else:
            w=openpyxl.load_workbook(os.path.join(DOCS,f),data_only=True)[st['sheet']]
            hidc={c for c,d in w.column_dimensions.items() if d.hidden}; rows=[]
            for row in w.iter_rows():
                if w.row_dimensions[row[0].row].hidden: continue
                rows.append((row[0].row,[c.value for c in row if c.value not in (None,'') and openpyxl.utils.get_column_letter(c.column) not in hidc]))
            pos=0
            for r in st['rows']:
                tot+=1; ok=False; want=[v for v in r['values'] if v is not None]
                for k in range(pos,len(rows)):
                    vals=rows[k][1]; labs=[str(x).strip() for x in vals]
                    if r['label'] in labs:
                        num=[]
                        for x in vals:
                            if isinstance(x,(int,float)): num.append(round(float(x),4))
                            elif isinstance(x,str) and re.fullmatch(r'[\d.]+,\d\d-?',x): num.append(float(x.rstrip('-').replace('.','').replace(',','.'))*(-1 if x.endswith('-') else 1))
                        it=iter(num)
                        if all(any(abs(v-y)<.006 for y in it) for v in want): ok=True; pos=k+1; break
                if not ok: miss+=1; print('   ?',f,r['label'],want[:4])
    print('%-75s st=%d rows=%d missing=%d planted=%s'%(f,len(T['statements']),tot,miss,[s['planted']['kind'] for s in T['statements'] if s['planted']]))
