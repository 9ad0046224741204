import json,glob,subprocess,re,openpyxl,os
ix=json.load(open('index.json'));assert len(ix)==14==len(glob.glob('truth/*'))==len(glob.glob('documents/*'))
for e in ix:
    f=e['file'];t=json.load(open('truth/'+f+'.json'));assert e['author']=='f1' and e['documentType']=='RENT_ROLL'
    nums=set();text=''
    if f.endswith('pdf'):
        text=subprocess.run(['pdftotext','-layout','documents/'+f,'-'],capture_output=True,text=True).stdout
    else:
        wb=openpyxl.load_workbook('documents/'+f);ws=wb[t['sheet']]
        for row in ws.iter_rows(values_only=True):
            for v in row:
                if isinstance(v,(int,float)): nums.add(round(v,2))
                elif v is not None: text+=' '+str(v)
    for m in re.findall(r'\(?\$?-?[\d,]+(?:\.\d+)?\)?',text):
        try: nums.add(round(float(m.replace(',','').strip('($)')),2))
        except: pass
    assert all(r.get('unit') for r in t['rows'])
    miss=[r['tenantName'] for r in t['rows'] if r.get('tenantName') and not f.endswith('pdf') and r['tenantName'].split(' ')[0] not in text]
    out=[]
    R=t['rows']
    if 'OneSite' in f: R=[r for r in R if r['statusText'] not in('Applicant','Pending renewal')]
    for k in ('marketRent','contractRent','annualRent','totalCharges','deposit','balance','area'):
        RR=t['rows'] if k in('deposit','balance') else R
        s=round(sum(r.get(k) or 0 for r in RR),2)
        if s: out.append(f"{k} {s:,.2f} {'ok' if s in nums or abs(s) in nums else '--'}")
    dup=len(t['rows'])-len({(r.get('building'),r.get('propertyName'),r['unit']) for r in t['rows']})
    print(f,len(t['rows']),t['units'],t['occupied'],t['vacant'],'dup',dup,'miss',miss[:2],'PLANTED' if t['planted'] else '');print('    ','; '.join(out))
