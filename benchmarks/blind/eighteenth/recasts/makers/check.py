import json,glob,os,subprocess,openpyxl
b=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(b+'/truth/*.json')):
    n=os.path.basename(f)[:-5];t=json.load(open(f));p=b+'/documents/'+n
    for s in t['statements']:
        assert all(len(r['values'])==len(s['columns']) for r in s['rows'])
        if n.endswith('pdf'):
            a=['-f',str(s['page']),'-l',str(s['page'])] if s['page'] else []
            txt=subprocess.run(['pdftotext','-layout']+a+[p,'-'],capture_output=True,text=True).stdout
            pages=subprocess.run(['pdfinfo',p],capture_output=True,text=True).stdout.split('Pages:')[1].split()[0]
            miss=[(r['label'],v) for r in s['rows'] for v in r['values'] if v is not None and not any(z in txt for z in (f'{abs(v):,}',f'{abs(v):,.2f}',f'{v*100:.1f}%'))]
            ml=[r['label'] for r in s['rows'] if r['label'] not in txt]
        else:
            ws=openpyxl.load_workbook(p)[s['sheet']];pages='';cs=[c.value for row in ws.iter_rows() for c in row if c.value is not None]
            st={str(c).strip() for c in cs};nums={round(c,2) for c in cs if isinstance(c,(int,float))}
            miss=[(r['label'],v) for r in s['rows'] for v in r['values'] if v is not None and round(v,2) not in nums and not ({f'{v:,}',f'({-v:,})',f'${v:,}',f'(${-v:,})'}&st)]
            ml=[r['label'] for r in s['rows'] if r['label'] not in st]
            if s['title'].split(' (bal')[0] not in st or s['propertyName'].lower() not in ' '.join(st).lower():print('title?',n,s['title'])
        print(n,pages,s['title'],len(s['rows']),'missing',miss,ml,list(s['keyTotals']))
print(len(json.load(open(b+'/index.json'))))
