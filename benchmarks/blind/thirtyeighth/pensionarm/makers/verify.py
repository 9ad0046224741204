import json,subprocess,re,glob,openpyxl
for x in json.load(open('index.json')):
    f=x['file']; t=json.load(open(f'truth/{f}.json')); miss=0; n=0; nr=0
    for s in t['statements']:
        assert all(len(r['values'])==len(s['columns']) for r in s['rows'])
        nr+=len(s['rows'])
        for k,v in s['keyTotals'].items(): assert any(r['label']==v['label'] for r in s['rows'])
        if f.endswith('pdf'):
            txt=subprocess.run(['pdftotext','-layout']+(['-f',str(s['page']),'-l',str(s['page'])] if s['page'] else [])+[f'documents/{f}','-'],capture_output=True,text=True).stdout
            toks=set(re.findall(r'[\d,]*\d(?:\.\d+)?',txt))
            flat=re.sub(r'\s+',' ',txt)
            for r in s['rows']:
                if r['label'] not in flat: print('  label?',f,r['label'])
                for v in r['values']:
                    if v is None: continue
                    n+=1
                    if f'{abs(v):,.0f}' not in toks and f'{abs(v):,.2f}' not in toks: miss+=1; print('  miss',r['label'],v)
        else:
            wb=openpyxl.load_workbook(f'documents/{f}',data_only=True); ws=wb[s['sheet']]
            # ordered scan: rows by label in order
            xl=[]
            for row in ws.iter_rows():
                vals=[c.value for c in row if not ws.column_dimensions[openpyxl.utils.get_column_letter(c.column)].hidden]
                xl.append(vals)
            p=0
            for r in s['rows']:
                while p<len(xl) and not any(isinstance(c,str) and (c.strip()==r['label'] or c.strip().endswith(' - '+r['label'])) for c in xl[p]): p+=1
                if p>=len(xl): print('  lost',f,r['label']); break
                nums=[]
                for c in xl[p]:
                    if isinstance(c,(int,float)): nums.append(c)
                    elif isinstance(c,str):
                        m=re.fullmatch(r'\(?[\d,]+\.\d\d\)?',c)
                        if m: nums.append((-1 if c[0]=='(' else 1)*float(c.strip('()').replace(',','')))
                for v in r['values']:
                    if v is None: continue
                    n+=1
                    if not any(abs(v-q)<1e-3 for q in nums): miss+=1; print('  miss',f,r['label'],v,nums)
                p+=1
    print(f,x['documentType'],len(t['statements']),'st',nr,'rows',n,'vals',miss,'missing', 'PLANTED' if any(s['planted'] for s in t['statements']) else '')
