from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
fn='locust_hill_RR040.pdf'; R=random.Random(101); nm=N(101)
rows=[];L=[]
def hdr(pg): return ["RUN 10/02/24 08:14".ljust(40)+"HARBISON REALTY MGMT CO - DEBTOR IN POSSESSION".ljust(60)+"PAGE%5d"%pg,
 "PGM RR040".ljust(40)+"TENANT RENT ROLL DETAIL   AS OF 09/30/24","PROP 014  LOCUST HILL APARTMENTS".ljust(40)+"CASE NO. 24-31877","",
 "UNIT   TYPE  TENANT                     LEASE BEG   LEASE RENT   CHG    CHARGE     SECURITY     BALANCE",
 "       SQFT  STATUS                     LEASE END  MARKET RENT   CODE   AMOUNT      DEPOSIT         DUE","="*104]
types={'1A':(612,845),'1B':(668,880),'2A':(874,1040),'2B':(921,1085)}
tot=[0]*5; blocks=[]
for b,n in (('A',16),('B',12),('C',14)):
    bt=[0]*5; blocks.append(['BUILDING %s'%b]); nv=0
    for i in range(n):
        u='%s%d%02d'%(b,i//6+1,i%6+1); ty=R.choice(list(types)); sf,mk=types[ty]
        vac=R.random()<.1
        if vac:
            nv+=1; rows.append(dict(unit=u,building=b,unitType=ty,area=sf,marketRent=mk,statusText='VACANT'))
            blocks.append(['%-7s%-6s%-26s'%(u,ty,'*** VACANT ***'),'%-7s%-6d%-26s%9s%13s'%('',sf,'VACANT','',m2(mk))])
            bt[1]+=mk; continue
        t=nm.lf().upper(); beg=dt.date(R.choice([2022,2023,2024]),R.randint(1,8),1); 
        end=eom(addm(beg,11)); rent=mk-R.choice([0,10,25,40,55,75]); st='CURRENT'
        if end<dt.date(2024,9,30): endt='MTM'; e='MTM'
        else: endt=end.strftime('%m/%d/%y'); e=iso(end)
        if R.random()<.1: st='NOTICE'
        if R.random()<.08: st='EVICTION'
        ch=[('RNT',rent)]
        if R.random()<.35: ch.append(('PKG',25))
        if R.random()<.2: ch.append(('PET',R.choice([15,30])))
        if R.random()<.9: ch.append(('TRA',8.5))
        dep=R.choice([200,300,500,rent]); bal=R.choice([0,0,0,0,rent,rent+35,-45.0,112.5,-8.5,2*rent+70]) if st!='EVICTION' else 3*rent+105
        rows.append(dict(unit=u,building=b,unitType=ty,area=sf,tenantName=t,statusText=st,marketRent=mk,contractRent=rent,leaseStartDate=iso(beg),leaseEndDate=e,deposit=dep,balance=bal,charges=[dict(code=c,amount=a) for c,a in ch]))
        bs=m2(abs(bal))+('-' if bal<0 else ' ')
        ls=['%-7s%-6s%-26s%9s%13s   %-4s%10s%13s%13s'%(u,ty,t[:25],beg.strftime('%m/%d/%y'),m2(rent),'RNT',m2(rent),m2(dep),bs)]
        for k in range(max(2,len(ch))):
            if k==0: continue
            a='%-7s%-6d%-26s%9s%13s'%('',sf,st,endt,m2(mk)) if k==1 else ' '*61
            if k<len(ch): a+='   %-4s%10s'%(ch[k][0],m2(ch[k][1]))
            ls.append(a)
        blocks.append(ls)
        for j,v in enumerate((rent,mk,sum(a for c,a in ch),dep,bal)): bt[j]+=v
    def tl(lbl,x,c): 
        return ['-'*104,'%-39s%9s%13s   %-4s%10s%13s%13s'%(lbl,'',m2(x[0]),'',m2(x[2]),m2(x[3]),m2(abs(x[4]))+('-' if x[4]<0 else ' ')),'%-39s%9s%13s'%('   '+c,'',m2(x[1])),'']
    blocks.append(tl('BUILDING %s TOTALS'%b,bt,'%d UNITS  %d OCC  %d VAC'%(n,n-nv,nv)))
    tot=[a+c for a,c in zip(tot,bt)]
V=sum(r['statusText']=='VACANT' for r in rows); n=len(rows)
blocks.append(tl('PROPERTY 014 GRAND TOTALS',tot,'%d UNITS  %d OCC  %d VAC'%(n,n-V,V))+['*** END OF REPORT ***'])
c=canvas.Canvas(D+fn,pagesize=landscape(letter),invariant=1); pg=0;y=0
def newp():
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFont('Courier',9); y=575
    for l in hdr(pg): c.drawString(52,y,l); y-=10
for b in blocks:
    if y-10*len(b)<30: newp()
    for l in b: c.drawString(52,y,l); y-=10
    if b[0].startswith('BUILDING') and len(b)==1: y-=4
c.save()
save(fn,'MULTIFAMILY','line printer two-line records',True,'LOCUST HILL APARTMENTS','2024-09-30',rows,n,n-V,V)
