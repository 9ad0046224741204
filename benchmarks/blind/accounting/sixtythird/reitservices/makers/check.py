import json,os,re,glob,pdfplumber,subprocess
ROOT='build/blind'
ADD={'TB':None,'AR':None,'UM':['units','occupied','vacant','total_sf','market_total','actual_total','other:Leased RSF','other:Vacant RSF','other:In-Place Annual Rent']}
for ix in json.load(open(ROOT+'/index.json')):
    n=ix['file'];t=json.load(open(f'{ROOT}/truth/{os.path.splitext(n)[0]}.json'));p=f'{ROOT}/documents/{n}'
    # text
    if n.endswith('.pdf'): txt='\n'.join(x.extract_text() for x in pdfplumber.open(p).pages)
    elif n.endswith('.csv'): txt=open(p).read()
    else: txt=subprocess.run(['pdftotext','-layout',f'{ROOT}/.r/{os.path.splitext(n)[0]}.pdf','-'],capture_output=True,text=True).stdout
    sq=re.sub(r'\s+',' ',txt);nums=set(re.findall(r'\d[\d,]*\.?\d*',sq));nums={float(x.replace(',','')) for x in nums if x.replace(',','') not in('','.')}
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k!='date' and re.sub(r'\s+',' ',v) not in sq: miss.append((k,v))
            elif abs(v) not in nums: miss.append((k,v))
    # ties: walk totals: every total must equal a sum of a run of rows or all
    keys=[k for k in t['money'] if (ADD[t['kind']] is None or k in ADD[t['kind']]) and k!='other:Reserve %']
    bad=[]
    R=t['rows'];pos=0
    last=len(t['totals'])-1
    for i,tt in enumerate(t['totals']):
        for k in keys:
            w=round(tt.get(k,0),2)
            if i==last: S={round(sum(r.get(k,0) for r in R),2)}
            else:
                S=set()
                for a in range(len(R)):
                    s=0
                    for b in range(a,len(R)):
                        s+=R[b].get(k,0);S.add(round(s,2))
                if w==0:S.add(0)
            if w not in S: bad.append((tt['label'],k,w))
    line=[]
    for r in R:
        if t['kind']=='TB' and 'beginning' in t['money'] and round(r['beginning']+r['debit']-r['credit']-r['ending'],2): line.append(r)
        if 'open_dr' in t['money']:
            g=lambda k:r.get(k,0)
            if round(g('open_dr')-g('open_cr')+g('debit')-g('credit')-g('close_dr')+g('close_cr'),2): line.append(r)
        if t['kind']=='AR':
            bs=sum(v for k,v in r.items() if k in('current','b0_30','b1_30','b31_60','b61_90','b90','b91_120','b120'))
            if round(bs-r['total'],2) and round(bs+r.get('prepaid',0)-r['total'],2): line.append(r)
        if 'other:Consolidated' in t['money'] and abs(sum(r.get(k,0) for k in t['money'][:5])-r.get('other:Combined',0)): line.append(r)
    print(n,len(R),'missing',miss[:6],'| ties off',bad[:12],'| lines off',line[:3],'| planted',bool(t['planted']))
