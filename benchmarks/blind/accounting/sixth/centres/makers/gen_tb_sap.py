# SAP RFSSLD00-style list, two company codes, European number format, Courier
import random, json
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
R=random.Random(81403)
NAME='RFSSLD00_NL_P09_2024'
def cents(lo,hi): return R.randint(lo*100,hi*100)
def build(scale):
    # acct, text, kind
    L=[('0011000','Investment prop. land','A',18e6,0),('0011100','Investment prop. bldgs','A',42e6,0),('0011900','IP fair value adjustmt','A',6.2e6,1),
       ('0012500','Tenant incentives cap.','A',7.4e5,1),('0018000','AuC - Hall 4 extension','A',2.1e6,1),
       ('1130000','ABN AMRO main account','BANK',1.9e6,1),('1130009','ABN AMRO clearing outg','A0',0,1),('1400000','Trade receiv. tenants','A',6.6e5,1),
       ('1409000','Allowance doubtful rec','L',8.8e4,1),('1460000','IC receiv. cash pool','A',3.3e6,1),('1571900','Input VAT 21%','A',7.7e4,1),
       ('1600000','Trade payables domest.','L',4.4e5,1),('1610000','GR/IR clearing','L',1.2e5,1),('1720000','Tenant deposits held','L',5.5e5,1),('1776000','Output VAT 21%','L',2.2e5,1),
       ('1790000','Deferred rental income','L',9.1e5,1),
       ('2000000','Subscribed capital','L',4e6,0),('2100000','Share premium','L',2.4e7,0),('2900000','Retained earnings','PLUG',0,0),
       ('3100000','Mortgage loan Rabobank','L',2.7e7,0),('3150000','IC loan Halcyon Fin.','L',9.5e6,1),
       ('4000000','Rental income warehse','I',5.2e5,1),('4010000','Rental income office','I',6.4e4,1),('4050000','Service charge income','I',8.3e4,1),('4090000','Straight-line rent adj','I',1.1e4,1),
       ('5000000','Property mgmt fees','E',2.1e4,1),('5010000','Maintenance & repairs','E',3.7e4,1),('5020000','Insurance','E',9.2e3,1),('5030000','Property tax (OZB)','E',1.9e4,1),('5050000','Security & gatehouse','E',1.4e4,1),
       ('6500000','Audit & legal fees','E',8.6e3,1),('7100000','Interest on bank loans','E',8.9e4,1),('7150000','IC interest expense','E',3.1e4,1)]
    rows=[]
    for a,n,k,m,mv in L:
        m=m*scale
        f=lambda x:int(x*R.uniform(.8,1.2)*100)
        bcf=prev=dr=cr=0
        if k in('A','L'):
            bcf=f(m)*(1 if k=='A' else -1)
            if mv:
                prev=int(bcf*R.uniform(-.12,.2))
                if R.random()<.85: dr=f(m*.05)
                if R.random()<.85 or not dr: cr=f(m*.045)
        elif k=='A0': dr=cr=f(1.3e5*scale)
        elif k=='I': prev=-f(m*8); cr=f(m); dr=f(m*.03) if R.random()<.5 else 0
        elif k=='E': prev=f(m*8); dr=f(m); cr=f(m*.05) if R.random()<.3 else 0
        elif k=='BANK': bcf=f(m)
        rows.append(dict(account=a,name=n,k=k,v=[bcf,prev,dr,cr]))
    b=[r for r in rows if r['k']=='BANK'][0]; p=[r for r in rows if r['k']=='PLUG'][0]
    p['v'][0]=-sum(r['v'][0] for r in rows)
    b['v'][1]=-sum(r['v'][1] for r in rows)
    sd=sum(r['v'][2] for r in rows); sc=sum(r['v'][3] for r in rows)
    b['v'][2]=int(R.uniform(5e5,8e5)*scale*100)+max(0,sc-sd); b['v'][3]=sd+b['v'][2]-sc
    for r in rows: v=r['v']; v.append(v[0]+v[1]+v[2]-v[3])
    return rows
def fm(c):
    s=f'{abs(c)/100:,.2f}'.translate(str.maketrans(',.','.,'))
    return s+('-' if c<0 else ' ')
K=['beginning','other:Balance Previous periods','debit','credit','ending']
CL={'0':'Fixed assets','1':'Working capital','2':'Equity','3':'Financing','4':'Revenue','5':'Property expenses','6':'Admin. expenses','7':'Financial result'}
W=[18]*5; LW=len('|NL14|0011000 |'+' '*24+'|EUR |    |')
lines=[];rows=[];tots=[]
bar='-'*(LW+5*19)
def out(pre,v): return pre.ljust(LW-1)+'|'+'|'.join(fm(x).rjust(18) for x in v)+'|'
def num(v): return {k:x/100 for k,x in zip(K,v)}
pages=[]
gt=[0]*5
for cc,city,sc in(('NL14','Halcyon Logistics Venlo B.V.',1.0),('NL15','Halcyon Logistics Tilburg B.V.',.58)):
    data=build(sc); body=[]
    if cc=='NL15': data=[r for r in data if not(r['account'] in('0018000','5050000','1610000'))] ; 
    if cc=='NL15': # rebalance after removing three accounts
        b=[r for r in data if r['k']=='BANK'][0];p=[r for r in data if r['k']=='PLUG'][0]
        p['v'][0]-=sum(r['v'][0] for r in data); b['v'][1]-=sum(r['v'][1] for r in data)
        b['v'][3]+=sum(r['v'][2]-r['v'][3] for r in data)
        for r in data: v=r['v']; v[4]=v[0]+v[1]+v[2]-v[3]
    tot=[0]*5; cls=None
    def close(c,s):
        lab=f'* Total acct class {c} {CL[c]}'
        body.append('S'+bar); body.append(out('|'+lab,s)); body.append(bar)
        tots.append({'label':lab,**num(s)})
    for r in data:
        c=r['account'][0]
        if cls is not None and c!=cls: close(cls,s)
        if c!=cls: s=[0]*5; cls=c
        s=[x+y for x,y in zip(s,r['v'])]; tot=[x+y for x,y in zip(tot,r['v'])]
        body.append(out(f"|{cc}|{r['account']} |{r['name']:<24}|EUR |    ",r['v']))
        rows.append({'account':r['account'],'name':r['name'],**num(r['v'])})
    close(cls,s)
    assert tot[0]==tot[1]==tot[4]==0 and tot[2]==tot[3],tot
    body.append(out(f'|** Company code {cc}',tot)); body.append(bar); tots.append({'label':f'** Company code {cc}',**num(tot)})
    gt=[x+y for x,y in zip(gt,tot)]
    # paginate
    i=0
    if cc=='NL15':
        body.append(out('|*** Grand total EUR',gt)); body.append(bar); tots.append({'label':'*** Grand total EUR',**num(gt)})
    while body:
        n=36
        while n<len(body) and body[n-1].startswith('S'): n-=1
        pages.append((cc,city,body[:n])); body=body[n:]
c=canvas.Canvas(f'documents/{NAME}.pdf',pagesize=landscape(A4),invariant=1)
for pn,(cc,city,b) in enumerate(pages,1):
    w=len(bar)
    H=[city.ljust(40)+'G/L Account Balances'.center(w-80)+'Time 07:42:19  Date 04.10.2024'.rjust(40),
       'Venlo'.ljust(40)+'Normal balances, ledger 0L, periods 09 - 09 2024'.center(w-80)+f'RFSSLD00/SSC_KRAMER  Page {pn:5d}'.rjust(40),
       f'Company code {cc}  Business area ****   Carryforward periods 00-00 2024   Reporting periods 09-09 2024   Functional currency EUR','',bar,
       '|CoCd|G/L acct|Short text              |Crcy|BusA|'.ljust(LW)[:LW-1]+'|'+'|'.join(x.rjust(17)+' ' for x in('Balance','Balance','Debit','Credit','Accumulated'))+'|',
       ('|    |        |                        |    |    ')[:LW-1].ljust(LW-1)+'|'+'|'.join(x.rjust(17)+' ' for x in('carryforward','Previous periods','Rept. period','Rept. period','balance'))+'|',bar]
    t=c.beginText(28,560); t.setFont('Courier',8.0*780/ (w*4.8) if w*4.8>780 else 8.0); t.setLeading(11.6)
    for l in H+[x[1:] if x.startswith('S') else x for x in b]: t.textLine(l)
    c.drawText(t); c.showPage()
c.save()
json.dump({'name':NAME+'.pdf','kind':'TB','planted':None,'money':K,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),len(tots),len(pages))
