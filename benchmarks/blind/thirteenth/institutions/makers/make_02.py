# JD Edwards style tenant/lease roll with bill codes, life-science campus, PDF; PLANTED: one building total
from common import *
from reportlab.pdfgen import canvas
R=random.Random(4202); NAME='quarry_point_jde_r15141.pdf'; W,H=1191,842
AS=dt.date(2025,3,31)
B=[('31201','200 Quarry Drive',[('Aldine Therapeutics, Inc.','LAB',38410,'2022-05-01',132,'Two (2) x 5 yrs at 95% FMV; notice 15 mo.'),('Helicase Biosciences','LAB',21775,'2023-02-01',96,'One (1) x 5 yrs at FMV; notice 12 mo.'),('Vacant','LAB',12640,None,0,''),('Moraine Diagnostics LLC','OFF',6120,'2020-09-01',84,'None')]),
   ('31202','240 Quarry Drive',[('Strandline Genomics Corp.','LAB',64300,'2019-11-01',144,'Two (2) x 7 yrs at fixed 103%; ROFO Bldg 31203'),('Strandline Genomics Corp.','VIV',8850,'2021-01-01',130,'Coterminous with suite 100'),('Cordata Imaging','OFF',4475,'2024-04-01',60,'Cancel at mo. 36, 6 mo. fee')]),
   ('31203','280 Quarry Drive',[('Peptisol GmbH (US Branch)','LAB',17980,'2024-08-01',120,'One (1) x 5 yrs at FMV'),('Vacant','LAB',15210,None,0,''),('Novalectin Pharma','LAB',29055,'2021-07-01',120,'One (1) x 10 yrs at 98% FMV; cap 3.5%'),('Orbis Cryo Storage','WHS',5200,'2023-10-01',60,'None'),('Ferrow Lab Services','OFF',3390,'2022-12-01',63,'One (1) x 3 yrs')]),
   ('31209','Amenity Bldg & Site',[('Crumb & Kettle Café','RET',2840,'2023-06-01',84,'% rent 6% over $1,850,000 natural B/P'),('Aerolink Towers (antenna lic.)','ANT',None,'2018-03-01',120,'Auto renew 4 x 5 yrs, +15%/term'),('Vacant','STG',900,None,0,''),('Helicase Biosciences','STG',410,'2023-02-01',96,'Licence, 30 day cancel')])]
codes={'RBAS':'Base Rent','ROPX':'Opex Recovery Est','RTAX':'RE Tax Recovery Est','RMGT':'Mgmt Fee 3%','RPKG':'Parking Reserved','RUTL':'Lab Gas / Utilities','RANT':'Antenna Licence Fee','RSTG':'Storage Rent'}
c=canvas.Canvas(doc(NAME),pagesize=(W,H),invariant=1); F='Courier';FB='Courier-Bold'
y=0;pg=0
X=dict(u=36,ls=92,t=150,ty=345,a=425,s=437,e=497,bc=562,bd=597,m=790,an=880,ps=930,dep=1015,lc=1110)
D=lambda d:d.strftime('%m/%d/%y'); m=lambda v:f"{v:,.2f}"
def head():
    global y,pg
    pg+=1; c.setFont(FB,9); c.drawString(36,808,'R15141'); c.drawCentredString(W/2,808,'Halvorsen Life Real Estate, as agent'); c.setFont(F,8); c.drawRightString(W-36,808,f'4/04/25  7:15:09'); c.drawRightString(W-36,797,f'Page -    {pg}')
    c.setFont(FB,9); c.drawCentredString(W/2,796,'Tenant Lease Roll with Recurring Billings'); c.drawCentredString(W/2,784,'Quarry Point Life Science Campus'); c.setFont(F,8); c.drawCentredString(W/2,773,'As of 03/31/25'); c.drawString(36,797,'Company  00312')
    c.setFont(FB,7.6)
    for x,a,b,r in [(X['u'],'','Unit',0),(X['ls'],'Lease','Number',0),(X['t'],'','Tenant / Options',0),(X['ty'],'Unit','Type',0),(X['a'],'Rentable','Area',1),(X['s'],'Lease','Begin',0),(X['e'],'Lease','End',0),(X['bc'],'Bill','Code',0),(X['bd'],'','Description',0),(X['m'],'Monthly','Billing',1),(X['an'],'Annualized','Billing',1),(X['ps'],'Annual','PSF',1),(X['dep'],'Cash','Deposit',1),(X['lc'],'Letter of','Credit',1)]:
        f=c.drawRightString if r else c.drawString; f(x,752,a); f(x,743,b)
    for x0,x1 in [(36,84),(92,144),(150,338),(345,375),(380,425),(437,490),(497,550),(562,590),(597,715),(725,790),(805,880),(893,930),(950,1015),(1045,1110)]: c.drawString(x0,735,'_'*int((x1-x0)/4.56))
    y=720
head(); T=[];G=dict(a=0,m=0.0,b=0.0); lease=40118;occ=0
planted=None; first=True
for bid,bn,tl in B:
    if y<200: c.showPage(); head()
    c.setFont(FB,8.5); c.drawString(36,y,f'Building   {bid}   {bn}'); y-=14
    S=dict(a=0,m=0.0,b=0.0);suite=100
    for t,ty,a,s,term,opt in tl:
        u={'ANT':'RF01','STG':f'ST{suite:02d}'}.get(ty,str(suite)); suite+=R.choice([10,50,25,100]) if ty!='STG' else 1
        ch=[];dep=lc=None
        if t!='Vacant':
            occ+=1
            rate={'LAB':76,'OFF':48,'VIV':82,'WHS':24,'RET':36,'STG':18}.get(ty)
            if ty=='ANT': ch=[('RANT',3275.00)]
            elif ty=='STG': ch=[('RSTG',round(a*18/12,2))]
            else:
                b=round(a*rate*R.uniform(.9,1.12)/12,2); ox=round(a*R.uniform(11,15)/12,2)
                ch=[('RBAS',b),('ROPX',ox),('RTAX',round(a*R.uniform(6,8)/12,2))]
                if ty in('LAB','VIV'): ch+=[('RMGT',round(b*.03,2)),('RUTL',round(a*.41,2))]
                if ty=='OFF': ch+=[('RPKG',R.choice([4,8,12])*95.0)]
                if ty=='LAB': lc=round(b*R.choice([3,4,6]),-3)
                else: dep=round(b,2)
        if y-13*(len(ch)+2)<50: c.showPage(); head(); c.setFont(FB,8.5); c.drawString(36,y,f'Building   {bid}   {bn}  (cont.)'); y-=14
        c.setFont(F,7.6); c.drawString(X['u'],y,u); c.drawString(X['ty'],y,ty)
        if a: c.drawRightString(X['a'],y,f'{a:,}')
        row=dict(unit=u,building=f'{bid} {bn}',unitType=ty,area=a)
        if t=='Vacant': c.drawString(X['t'],y,'** VACANT **'); y-=16; row.update(statusText='VACANT')
        else:
            lease+=R.randint(3,900); s=dt.date.fromisoformat(s); e=eom(addm(s,term-1))
            c.drawString(X['ls'],y,str(lease)); c.drawString(X['t'],y,t); c.drawString(X['s'],y,D(s)); c.drawString(X['e'],y,D(e))
            if dep: c.drawRightString(X['dep'],y,m(dep))
            if lc: c.drawRightString(X['lc'],y,m(lc))
            c.setFont('Courier-Oblique',6.6)
            if opt: c.drawString(X['t'],y-10,'Opt: '+opt if len(opt)<40 else 'Opt: '+opt[:opt.rfind(' ',0,40)]); 
            if len(opt)>=40: c.drawString(X['t']+20,y-19,opt[opt.rfind(' ',0,40)+1:])
            c.setFont(F,7.6); y0=y
            for k,v in ch:
                c.drawString(X['bc'],y,k); c.drawString(X['bd'],y,codes[k]); c.drawRightString(X['m'],y,m(v)); c.drawRightString(X['an'],y,m(v*12))
                if a: c.drawRightString(X['ps'],y,m(v*12/a))
                y-=10
            tot=round(sum(v for _,v in ch),2); c.line(X['m']-62,y+7,X['m'],y+7); c.line(X['an']-70,y+7,X['an'],y+7)
            c.setFont(FB,7.6); c.drawString(X['bd'],y-1,f'Lease {lease} Total'); c.drawRightString(X['m'],y-1,m(tot)); c.drawRightString(X['an'],y-1,m(tot*12)); y=min(y-18,y0-36)
            base=next((v for k,v in ch if k=='RBAS'),ch[0][1])
            row.update(tenantName=t,statusText='Occupied',contractRent=base,annualRent=round(base*12,2),leaseStartDate=s,leaseEndDate=e,deposit=dep,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=tot)
            S['m']+=tot;S['b']+=next((v for k,v in ch if k=='RBAS'),0)
        S['a']+=a or 0; T.append(row)
    c.setFont(FB,8); mm=round(S['m'],2)
    shown=mm
    if bid=='31202':
        shown=round(mm+9000,2); planted=dict(kind='total_wrong',what=f'Building 31202 total monthly billing printed {shown:,.2f}; its leases add to {mm:,.2f} (grand total is right)')
    c.drawString(X['t'],y,f'Building {bid} Total'); c.drawRightString(X['a'],y,f"{S['a']:,}"); c.drawRightString(X['m'],y,m(shown)); c.drawRightString(X['an'],y,m(mm*12)); c.line(X['a']-45,y+9,X['a'],y+9); y-=24
    for k in S: G[k]+=S[k]
    if bid in('31201','31203'): pass
if y<70: c.showPage(); head()
c.setFont(FB,8.5); c.drawString(X['t'],y,'Grand Total'); c.drawRightString(X['a'],y,f"{G['a']:,}"); c.drawRightString(X['m'],y,m(G['m'])); c.drawRightString(X['an'],y,m(round(G['m'],2)*12)); c.line(X['m']-66,y-3,X['m'],y-3);c.line(X['m']-66,y-5,X['m'],y-5)
c.setFont(F,7); c.drawString(36,y-20,f'Units: {len(T)}   Leased: {occ}   Vacant: {len(T)-occ}      * antenna licence has no rentable area')
c.save()
put(NAME,'OFFICE','JD Edwards lease roll, bill-code lines, building bands, option lines, LC column',True,dict(propertyName='Quarry Point Life Science Campus',asOnDate=iso(AS),units=len(T),occupied=occ,vacant=len(T)-occ,planted=planted,rows=T,totals=dict(area=G['a'],totalCharges=round(G['m'],2))))
