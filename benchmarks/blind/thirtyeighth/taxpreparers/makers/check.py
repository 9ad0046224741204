# independent look at files against truth: sums, column totals, every value present on the page
import json,subprocess,openpyxl,re,collections
ix=json.load(open('index.json')); print(len(ix),collections.Counter(i['documentType'] for i in ix),collections.Counter(i['file'].split('.')[-1] for i in ix))
pl=0
for e in ix:
    T=json.load(open('truth/'+e['file']+'.json')); sts=T['statements']; fn='documents/'+e['file']
    pl+=any(s['planted'] for s in sts)
    if fn.endswith('pdf'):
        pages=subprocess.run(['pdftotext','-layout',fn,'-'],capture_output=True,text=True).stdout.split('\f'); print(e['file'],'pages',len(pages)-1)
    else:
        wb=openpyxl.load_workbook(fn,data_only=True); print(e['file'],wb.sheetnames)
    for s in sts:
        n=len(s['columns'])
        for i,r in enumerate(s['rows']):
            assert len(r['values'])==n
            ft=r.get('footsFrom')
            if ft: assert all(j<i for j in ft['items'])
        for k,v in s['keyTotals'].items(): assert None not in v['values'],(k,v); print('   ',k,v['label'],v['values'][-1])
        # presence
        if fn.endswith('pdf'):
            txt=pages[s['page']-1] if s['page'] else ' '.join(pages); toks=collections.Counter(re.findall(r'[\d,]*\d\.\d\d|\d[\d,]*\d|\d',txt))
            dec='Keystone' not in fn
            for r in s['rows']:
                for v in r['values']:
                    if v is None: continue
                    t=f'{abs(v):,.2f}' if dec else f'{abs(v):,.0f}'
                    if toks[t]<=0: print('   MISSING',r['label'],t)
                    toks[t]-=1
                if re.sub(r'\s+',' ',r['label']) not in re.sub(r'\s+',' ',txt): print('   LABEL?',r['label'])
        else:
            ws=wb[s['sheet']] if s['sheet'] else wb.worksheets[0]
            rows=[[c for c in row if c is not None] for row in ws.iter_rows(values_only=True)]
            rows=[x for x in rows if x]; p=0
            for r in s['rows']:
                while p<len(rows) and str(rows[p][0]).strip()!=r['label']: p+=1
                if p==len(rows): print('   NOT FOUND',r['label']); break
                nums=[x for x in rows[p][1:] if isinstance(x,(int,float))]; w=[v for v in r['values'] if v is not None]
                if [round(x,2) for x in nums[:len(w)]]!=[round(x,2) for x in w]: print('   DIFF',r['label'],nums,w)
                p+=1
            p=0
print('planted files',pl)
# row-wise totals
def rw(f,fn,k=0):
    s=json.load(open('truth/'+f+'.json'))['statements']
    for st in s:
        for r in st['rows']:
            v=[x or 0 for x in r['values']]
            if r['rowType']!='HEADING' and not fn(v): print('   ROW',f,r['label'],v)
F={e['file'][:8]:e['file'] for e in ix}; q=lambda a,b: abs(a-b)<.006
rw(F['Hollis C'],lambda v:q(v[3],v[0]+v[1]+v[2]) and q(v[6],v[3]+v[4]+v[5])); rw(F['Sandbar '],lambda v:q(v[2],v[0]-v[1])); rw(F['Keystone'],lambda v:q(v[2],v[0]+v[1]))
rw(F['Whisperi'],lambda v:q(v[12],sum(v[:12]))); rw(F['larkspur'],lambda v:q(v[12],sum(v[:12]))); rw(F['HARBOR S'],lambda v:all(q(v[4*k+3],sum(v[4*k:4*k+3])) for k in range(4)) and q(v[16],v[3]+v[7]+v[11]+v[15])); rw(F['Saltmars'],lambda v:q(v[2],v[0]+v[1])); rw(F['cash_flo'],lambda v:q(v[4],sum(v[:4])))
