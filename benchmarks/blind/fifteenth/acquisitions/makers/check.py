import json,glob,itertools,os,subprocess,re
from openpyxl import load_workbook
ix=json.load(open('index.json')); assert len(ix)==12
for d in ix:
    f=d['file']; T=json.load(open(f'truth/{f}.json')); n=0; bad=[]; miss=[]
    if f.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',f'documents/{f}','-'],capture_output=True,text=True).stdout; flat=re.sub(r'\s+',' ',txt)
    else:
        wb=load_workbook(f'documents/{f}',data_only=True)
    for s in T['statements']:
        assert all(len(r['values'])==len(s['columns']) for r in s['rows']); R=s['rows']
        if not f.endswith('pdf'):
            cells=[c.value for row in wb[s['sheet']].iter_rows() for c in row]; nums=[c for c in cells if isinstance(c,(int,float))]; strs=[str(c) for c in cells if c is not None]
        for r in R:
            n+=1
            if f.endswith('pdf'):
                if r['label'].split()[0] not in txt: miss.append(r['label'])
                for v in r['values']:
                    if v is None: continue
                    c=[f'{abs(v):,}',f'{abs(v):,.2f}',f'{abs(v)*100:.1f}%']
                    if not any(x in txt for x in c): miss.append((r['label'],v))
            else:
                if not any(r['label'] in x for x in strs): miss.append(r['label'])
                for v in r['values']:
                    if v is not None and not any(abs(v-x)<1e-9 for x in nums) and not any(f'{abs(v):,.2f}' in x for x in strs): miss.append((r['label'],v))
            ft=r.get('footsFrom')
            if ft:
                it=ft['items']
                for c in range(len(s['columns'])):
                    vs=[R[i]['values'][c] or 0 for i in it]; t=r['values'][c] or 0
                    if f.startswith('Tanager') or len(it)<=7 and r['rowType']!='SUBTOTAL' or 'Profit' in r['label'] or 'Other Income' in r['label'] or 'Net Other' in r['label']: combos=itertools.product([1,-1],repeat=len(it))
                    else: combos=[[1]*len(it)]
                    if not any(abs(sum(a*b for a,b in zip(vs,g))-t)<.006 for g in combos): bad.append((r['label'],s['columns'][c],sum(vs),t))
        print(f,'|',s['title'],len(R),'rows',list(s['keyTotals']),'planted' if s['planted'] else '')
    print('   bad',bad,'miss',miss)
