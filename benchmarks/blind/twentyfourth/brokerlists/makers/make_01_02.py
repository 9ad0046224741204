from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from datetime import date,timedelta
# 01: owner's letter with dotted leaders
def d1():
    f='fourplex_owner_letter.pdf'; c=canvas.Canvas(f'{B}/documents/{f}',pagesize=letter)
    A=[('418','2 BR / 1 BA','Dana Whitlow','upstairs, north side',1450,'9/1/2022','2022-09-01','8/31/2025','2025-08-31',1450,0),
       ('420','2 BR / 1 BA','Hector & Noemi Tapia','upstairs, south side',1395,'June 15, 2019','2019-06-15','month to month','month to month',900,0),
       ('422','1 BR / 1 BA',None,'downstairs, south',None,None,None,None,None,None,None),
       ('424','3 BR / 1 1/2 BA','Gwen Scoggins (my niece)','downstairs, north',1180,'2/1/24','2024-02-01','1/31/26','2026-01-31',500,295)]
    y=735; T=lambda s,x=72,fn='Times-Roman',z=11:(c.setFont(fn,z),c.drawString(x,y,s))
    for s in ['Arlo F. Brandvold','77 Quarry Hill Road','Dunmere, OH 44099']: T(s); y-=14
    y-=14; T('March 6, 2025'); y-=28; T('Tri-Rivers Savings Bank, attn. Ms. Bettina Creel'); y-=14; T('Re: 418-424 Juniper Street, refinance'); y-=28
    for s in ['Dear Ms. Creel,','','You asked for the rents at the Juniper Street building. This is how things stood on March 1, 2025. There are',
      'four apartments. Three of them are rented and one, the little one downstairs, has been empty since January 15','because I am laying a new floor. I will ask $1,095 for it.','']: T(s); y-=15
    def lead(a,b):
        global_y=y; c.setFont('Times-Roman',11); wa=c.stringWidth(a,'Times-Roman',11); wb=c.stringWidth(b,'Times-Roman',11)
        c.drawString(90,y,a); c.drawRightString(530,y,b)
        n=int((530-90-wa-wb-8)/2.75); c.drawString(90+wa+4,y,'.'*n)
    rows=[]
    for u,ty,t,rem,r,mi,mii,le,lei,dep,bal in A:
        if t:
            lead(f'No. {u}   {t}, {ty}',f'${r:,}'); y-=14; c.setFont('Times-Italic',10)
            s=f'{rem}; moved in {mi}; '+(f'lease to {le}' if le!='month to month' else le)+f'; holding ${dep:,} deposit'+(f'; owes ${bal}' if bal else '; paid up')
            c.drawString(126,y,s); y-=19
            rows.append(dict(unit=u,unitType=ty,tenantName=t.replace(' (my niece)',''),contractRent=r,moveInDate=mii,leaseEndDate=lei,deposit=dep,balance=bal or None,statusText='rented'))
        else:
            lead(f'No. {u}   Empty, {ty}','0'); y-=14; c.setFont('Times-Italic',10); c.drawString(126,y,f'{rem}; asking $1,095'); y-=19
            rows.append(dict(unit=u,unitType=ty,contractRent=0,marketRent=1095,statusText='Empty'))
    for g,t,r in [('Garage A','Tapia',65),('Garage B','Whitlow',65)]:
        lead(f'{g}   {t}',f'${r}'); y-=17; rows.append(dict(unit=g,tenantName=t,contractRent=r))
    tot=S(rows,'contractRent'); c.line(470,y+10,530,y+10); lead('Coming in each month',f'${tot:,.0f}'); y-=30
    for s in ['Mrs. Tapia has been there nearly six years and I have never raised her above what you see. The coin washer in the',
      'basement brings another forty dollars or so a month, which I have not counted.','','Yours truly,','','','A. F. Brandvold']:
        T(s); y-=15
    c.save()
    save(f,'MULTIFAMILY','owner letter, dotted leaders, two-line entries, counts in a sentence',True,'418-424 Juniper Street','2025-03-01',4,3,1,rows,totals=dict(contractRent=tot))
d1()
# 02 AppFolio-like
def d2():
    f='larkspur_court_appfolio.pdf'; R=random.Random(202); n=N(202)
    W,H=landscape(letter); c=canvas.Canvas(f'{B}/documents/{f}',pagesize=(W,H))
    rows=[]; asof=date(2025,4,30)
    st={3:'Notice-Unrented',8:'Vacant-Unrented',13:'Vacant-Rented',17:'Evict',21:'Notice-Rented',24:'Vacant-Unrented'}
    units=[f'{b}{i}' for b in 'ABCD' for i in range(1,8)]
    for i,u in enumerate(units):
        k=R.choice([('1/1.00',610,1050),('1/1.00',610,1050),('2/1.00',825,1275),('2/2.00',880,1350)])
        s=st.get(i,'Current'); r=dict(unit=u,unitType=k[0],area=k[1],marketRent=float(k[2]),statusText=s)
        if s.startswith('Vacant'): pass
        else:
            mi=asof-timedelta(days=R.randint(60,1900)); r['tenantName']=n.fl(); r['contractRent']=float(k[2]-R.choice([0,0,25,55,90,140])); r['deposit']=float(R.choice([400,500,750,k[2]]))
            mi=mi.replace(day=R.choice([1,1,1,15])); r['moveInDate']=iso(mi); ls=mi.replace(year=2024 if mi.month>4 else 2025) if mi.year<2024 else mi
            r['leaseStartDate']=iso(ls); r['_ls'],r['_mi']=ls,mi; le=date(ls.year+1,ls.month,ls.day)-timedelta(days=1)
            if le<asof and s=='Current': le=None; 
            r['_le']=le; r['leaseEndDate']=iso(le)
            if 'Notice' in s: r['_mo']=date(2025,5,31); r['moveOutDate']='2025-05-31'
            r['balance']=float(R.choice([0,0,0,0,125,k[2]-100])) if s!='Evict' else 3422.5
        rows.append(r)
    X=[(30,'Unit','l'),(62,'BD/BA','l'),(102,'Tenant','l'),(205,'Status','l'),(307,'Sqft','r'),(367,'Market Rent','r'),(418,'Rent','r'),(470,'Deposit','r'),(480,'Lease From','l'),(535,'Lease To','l'),(590,'Move-in','l'),(645,'Move-out','l'),(755,'Past Due','r')]
    def put(vals,y,fn='Helvetica',z=7.8):
        c.setFont(fn,z)
        for (x,_,a),v in zip(X,vals):
            if v is None: continue
            (c.drawString if a=='l' else c.drawRightString)(x,y,v)
    m=lambda v:None if v is None else f'{v:,.2f}'; d=lambda v:v.strftime('%m/%d/%Y') if v else None
    def head(p):
        y=H-36
        if p==1:
            c.setFont('Helvetica-Bold',14); c.drawString(30,y,'Rent Roll'); c.setFont('Helvetica',8)
            for s in ['Properties: Larkspur Court - 1127 E. Mesquite St. Sablewood, AZ 85799','Units: Active','As of: 04/30/2025','Include Non-Revenue Units: No']: y-=12; c.drawString(30,y,s)
            y-=20
        c.setFillGray(.9); c.rect(26,y-4,W-52,14,stroke=0,fill=1); c.setFillGray(0); put([x[1] for x in X],y,'Helvetica-Bold'); return y-16
    p=1; y=head(1); put(['Larkspur Court - 1127 E. Mesquite St. Sablewood, AZ 85799'],y,'Helvetica-Bold'); y-=15
    def foot(): c.setFont('Helvetica',7); c.drawString(30,22,'Created on 05/02/2025'); c.drawRightString(W-30,22,f'Page {p}')
    for r in rows:
        if y<45: foot(); c.showPage(); p+=1; y=head(p)
        put([r['unit'],r['unitType'],r.get('tenantName'),r['statusText'],str(r['area']),m(r['marketRent']),m(r.get('contractRent')),m(r.get('deposit')),d(r.get('_ls')),d(r.get('_le')),d(r.get('_mi')),d(r.get('_mo')),m(r.get('balance'))],y)
        c.setStrokeGray(.85); c.line(28,y-4,W-28,y-4); y-=15.5
    tot={k:S(rows,k) for k in('area','marketRent','contractRent','deposit','balance')}
    put(['28 Units',None,None,'89.3% Occupied',f"{tot['area']:,.0f}",m(tot['marketRent']),m(tot['contractRent']),m(tot['deposit']),None,None,None,None,m(tot['balance'])],y,'Helvetica-Bold'); foot(); c.save()
    save(f,'MULTIFAMILY','AppFolio rent roll, landscape, status column',False,'Larkspur Court','2025-04-30',28,25,3,rows,totals=tot)
d2()
