from common import *
from reportlab.pdfgen import canvas
r=random.Random(7103); F='SKY_RRDTL_0412_BrookfordPlaza.pdf'
W,H=792,612; C='Courier'; Z=7.2; CH=Z*.6
c=canvas.Canvas(f'{D}/{F}',pagesize=(W,H),invariant=1)
y=0;pg=0
def line(s='',f=C):
    global y
    if len(s)>168: raise SystemExit(len(s))
    put(c,30,y,s,f,Z); y-=9
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1;y=H-34
    line(f"{'DATE: 04/12/26  TIME: 09:41':<60}{'MARLOWE & FITCH REALTY SERVICES':^44}{'PAGE: '+str(pg):>60}")
    line(f"{'REPORT: RRDTL':<60}{'TENANT RENT ROLL - DETAIL':^44}")
    line(f"{'PROPERTY: 0412  BROOKFORD PLAZA':<60}{'EFFECTIVE 04/01/26':^44}"); line()
    line(f"{'SUITE':<8}{'TENANT NAME':<32}{'LSE BEGIN':<11}{'SQUARE':>8}{'BASE RENT':>13}{'CAM':>11}{'R.E. TAX':>11}{'INSUR':>10}{'TOTAL':>13}{'SECURITY':>13}   {'SCHEDULED INCREASES':<26}")
    line(f"{'LEASE#':<8}{'DOING BUSINESS AS':<32}{'LSE EXPIR':<11}{'FEET':>8}{'MONTHLY':>13}{'MONTHLY':>11}{'MONTHLY':>11}{'MONTHLY':>10}{'MONTHLY':>13}{'DEPOSIT':>13}   {'DATE':<10}{'MONTHLY':>12}")
    line('-'*164)
T=[('101','FRESHFIELD MARKETS INC','FRESHFIELD FOODS',18240,dt.date(2019,6,1),180),('110','BLUE KITE CLEANERS LLC','BLUE KITE DRY CLEANING',1480,dt.date(2021,9,1),60),('112','PHO LANTERN CORP','PHO LANTERN',2110,dt.date(2023,2,1),84),('114',None,None,1600,None,0),('116','NORTHBANK DENTAL GROUP PC','BROOKFORD DENTAL',2875,dt.date(2020,11,1),120),('118','T. ABERNETHY & K. LOOMIS','THE YARN DRAWER',1150,dt.date(2024,5,1),36),('120','GOLDEN SHEARS OF OHIO LTD','GOLDEN SHEARS',1225,dt.date(2022,8,1),60),('122-124','IRON HARBOR FITNESS LLC','IRON HARBOR GYM',6400,dt.date(2022,1,1),120),('126','PAWS & PADDOCK SUPPLY','PAWS & PADDOCK',3050,dt.date(2023,10,1),60),('128',None,None,2240,None,0),('130','MIDSTATE MATTRESS CO','SLEEPHAUS',4100,dt.date(2021,4,1),72),('132','CELLPOINT PARTNERS LLC','CELLPOINT WIRELESS',1325,dt.date(2025,3,1),36),('134','QUESADA INSURANCE AGENCY','',1180,dt.date(2018,7,1),0),('140','BIG TOMATO PIZZA INC','BIG TOMATO',2460,dt.date(2024,12,1),60),('OP-1','GRANVILLE COUNTY FCU','GCFCU BRANCH/ATM',3600,dt.date(2017,5,1),240)]
psf={18240:9.5,6400:12.25,4100:14.5,3600:31}
rows=[];G=[0]*7;occ=0;osf=0
head()
for i,(u,n,dba,sf,ls,term) in enumerate(T):
    st=[]
    if n:
        b=round(sf*psf.get(sf,r.choice([17.5,18.75,19.25,21,22.5]))/12,2)
        cam=round(sf*3.15/12,2);tx=round(sf*2.42/12,2);ins=round(sf*.58/12,2)
        if u=='101': cam=round(sf*2.1/12,2)
        if u=='134': cam=tx=ins=0.0
        tot=round(b+cam+tx+ins,2); dep=0.0 if u in('101','OP-1') else round(b,-1) if r.random()<.5 else b
        le='MO-TO-MO' if not term else addm(ls,term)-dt.timedelta(1)
        k=addm(ls,12)
        v=b
        if term and u not in('101','118'):
            while k<le:
                if k>dt.date(2026,4,1) and len(st)<4: v=round(v*1.03,2); st.append((k,v))
                k=addm(k,12)
        if u=='101': st=[(dt.date(2029,6,1),round(b*1.08,2))]
        if u=='OP-1': st=[(dt.date(2027,5,1),10230.0),(dt.date(2032,5,1),11253.0)]
    nl=max(2,len(st))
    if y-9*(nl+1)<50: head()
    f=lambda d:d.strftime('%m/%d/%y')
    inc=lambda j:(f"   {f(st[j][0]):<10}{m2(st[j][1]):>12}" if j<len(st) else '')
    if n:
        line(f"{u:<8}{n:<32}{f(ls):<11}{sf:>8,}{m2(b):>13}{m2(cam):>11}{m2(tx):>11}{m2(ins):>10}{m2(tot):>13}{m2(dep):>13}{inc(0)}")
        line(f"{'T%05d'%(31200+i*7):<8}{dba:<32}{f(le) if not isinstance(le,str) else le:<11}{'':>79}{inc(1)}")
        for j in range(2,len(st)): line(' '*130+inc(j))
        for j,x in enumerate((b,cam,tx,ins,tot,dep)): G[j]=round(G[j]+x,2)
        occ+=1;osf+=sf
        rows.append(row(unit=u,tenantName=n,statusText='Occupied',area=sf,leaseStartDate=ls,leaseEndDate=le,contractRent=b,charges=[{'code':'CAM','amount':cam},{'code':'R.E. TAX','amount':tx},{'code':'INSUR','amount':ins}],totalCharges=tot,deposit=dep,rentSteps=[{'date':iso(a),'amount':x} for a,x in st]))
    else:
        line(f"{u:<8}{'*** VACANT ***':<32}{'':<11}{sf:>8,}"); line()
        rows.append(row(unit=u,statusText='VACANT',area=sf))
    G[6]+=sf
    line()
if y<110: head()
line(f"{'':<51}{'-'*8:>8}{'-'*12:>13}{'-'*10:>11}{'-'*10:>11}{'-'*9:>10}{'-'*12:>13}{'-'*12:>13}")
line(f"{'PROPERTY TOTALS':<51}{G[6]:>8,}{m2(G[0]):>13}{m2(G[1]):>11}{m2(G[2]):>11}{m2(G[3]):>10}{m2(G[4]):>13}{m2(G[5]):>13}",'Courier-Bold')
line();
line(f"{'OCCUPIED SQ FT':<30}{osf:>10,}{100*osf/G[6]:>10.2f}%     OCCUPIED SUITES {occ:>5}")
line(f"{'VACANT SQ FT':<30}{G[6]-osf:>10,}{100*(G[6]-osf)/G[6]:>10.2f}%     VACANT SUITES   {len(T)-occ:>5}")
line(f"{'TOTAL SQ FT':<30}{G[6]:>10,}{100:>10.2f}%     TOTAL SUITES    {len(T):>5}")
line(); line(f"{'*** END OF REPORT ***':^164}"); c.save()
save(F,dict(propertyName='BROOKFORD PLAZA',asOnDate='2026-04-01',units=len(T),occupied=occ,vacant=len(T)-occ,printedTotals=dict(area=G[6],contractRent=G[0],CAM=G[1],tax=G[2],insurance=G[3],totalCharges=G[4],deposit=G[5]),rows=rows),'RETAIL','Skyline-like monospaced two-line records with scheduled increases','two-line header, DBA line under legal name, steps run beside and below the record, run date differs from effective date')
