from common import *
from reportlab.pdfgen import canvas
r=random.Random(7107); F='rr_Tolland_Commerce_Park_Q1.pdf'
W,H=842,595   # A4 landscape
c=canvas.Canvas(f'{D}/{F}',pagesize=(W,H),invariant=1); FN='Helvetica';FB='Helvetica-Bold'
X=[('Bay',32,'l'),('Tenant',66,'l'),('From',200,'l'),('To',246,'l'),('Rentable\nSF',330,'r'),('% of\nBldg',362,'r'),('Annual\nBase Rent',424,'r'),('$/SF',456,'r'),('Type',464,'l'),('Date',496,'l'),('New Annual\nRent',590,'r'),('Deposit',640,'r'),("Lender's Remarks",650,'l')]
y=0;pg=0
def head():
    global y,pg
    if pg: put(c,W-32,20,f'Tolland Commerce Park   |   {pg}',FN,7,'r'); c.showPage()
    pg+=1;y=H-34
    put(c,32,y,'TOLLAND COMMERCE PARK',FB,14)
    put(c,32,y-13,'Warehouse & Distribution Rent Roll   as at 1 January 2026   (Tolland Park Realty Trust, owner)',FN,8)
    y-=34
    for a,b,t in ((32,362,'PREMISES AND TERM'),(366,490,'CURRENT RENT'),(494,592,'NEXT INCREASE'),(596,642,'SECURITY'),(648,W-32,'FOR LENDER')):
        c.setFillColorRGB(.25,.25,.32); c.rect(a-2,y-3,b-a+4,11,0,1); c.setFillGray(1); put(c,(a+b)/2,y,t,FB,7,'c'); c.setFillGray(0)
    y-=14
    for h,x,al in X:
        p=h.split('\n')
        for i,s in enumerate(p): put(c,x,y-8*(i+2-len(p))+4,s,FB,7,al)
    y-=9; c.line(30,y+1,W-30,y+1); y-=11
co=iter(['Birch Hollow Millwork','Atlas Pallet & Crate Co.','Verity Medical Supply Inc.','Northway Tile Distributors','Rapid Rooter Plumbing','Keel & Anchor Beverage','Sonder Coffee Roasters LLC','Eastern Fastener Corp.','Quarry Stone Imports','Hartwell Moving & Storage','Gridline Solar Services','PetroSeal Gaskets','Lakeshore Linen Rental','Amble Bicycle Works','Crown Point Packaging','Tri-County Tool Rental','Zephyr HVAC Supply','Blackthorn Brewing Co.','Maple State Freight','Orchard Street Archives'])
B=[('BUILDING 1 - 40 INDUSTRIAL WAY',['1A','1B','1C','1D','1E','1F']),('BUILDING 2 - 44 INDUSTRIAL WAY',['2A','2B','2C','2D']),('BUILDING 3 - 12 DEPOT ROAD',['3-1','3-2','3-3','3-4','3-5','3-6','3-7']),('BUILDING 4 - 15 DEPOT ROAD',['4A/B','4C','4D','4E','4F'])]
rem={'1B':'Renewal at 95% FMV; notice due 6/30/26. SNDA in file.','1E':'Vacant since 8/25. Broker quotes $9.25/SF NNN.','2A':'Guaranty of parent. Landlord to replace roof section; $85,000 escrow.','3-3':'In default, counsel engaged; no credit given.','4C':'Termination right after month 36 w/ fee.','4A/B':'Estoppel outstanding','3-6':'Month-to-month; 60 days notice.'}
vacs={'1E','3-2','4F'}
rows=[];G=[0,0,0,0]; tot=[0,0]; dd=lambda x:f'{x.day:02d} {x:%b %y}'
head()
for bn,bays in B:
    sfs=[r.choice([4800,6000,7200,9600,12000,15000]) if bn[9]!='2' else r.choice([22000,28500,36000]) for _ in bays]
    T=sum(sfs); S=[0,0,0,0]
    if y<110: head()
    c.setFillColorRGB(.86,.89,.94); c.rect(30,y-3,W-60,11,0,1); c.setFillGray(0); put(c,32,y,bn,FB,7.5); y-=15
    oc=0
    for u,sf in zip(bays,sfs):
        rl=wrap(rem.get(u,''),'Helvetica-Oblique',6.5,W-32-650)
        h=max(1,len(rl))
        if y-8*h<40: head()
        V=[u,'AVAILABLE','','',f'{sf:,}',f'{100*sf/T:.1f}%','','','','','','']
        if u in vacs: rows.append(row(unit=u,building=bn,area=sf,statusText='AVAILABLE'))
        else:
            t=next(co); ls=dt.date(r.randint(2018,2025),r.randint(1,12),1); term=r.choice([36,60,84,120]); 
            while addm(ls,term)<dt.date(2026,3,1): term+=60
            le=addm(ls,term)-dt.timedelta(1); mtm=u=='3-6'
            ps=round(r.choice([7.25,7.75,8.1,8.5,9,9.4])-(1.5 if sf>20000 else 0),2); an=round(ps*sf); nd=None;na=None
            k=addm(ls,12*(2026-ls.year)); k=k if k>dt.date(2026,1,1) else addm(k,12)
            if not mtm and k<le: nd=k; na=round(an*1.03)
            dep=round(an/12*r.choice([0,1,1,2]))
            V=[u,t,dd(ls),'MTM' if mtm else dd(le),f'{sf:,}',f'{100*sf/T:.1f}%',f'{an:,}',f'{ps:.2f}','NNN' if r.random()<.8 else 'MG',dd(nd) if nd else '',f'{na:,}' if na else '',f'{dep:,}' if dep else '0']
            rows.append(row(unit=u,building=bn,area=sf,tenantName=t,statusText='Occupied',leaseStartDate=ls,leaseEndDate='MTM' if mtm else le,annualRent=float(an),deposit=float(dep),rentSteps=[{'date':iso(nd),'amount':float(na),'per':'year'}] if nd else None))
            S[0]+=an;S[1]+=dep;S[2]+=sf;oc+=1
        for (hh,x,al),v in zip(X,V): put(c,x,y,v,FN,7.3,al)
        for i,s in enumerate(rl): put(c,650,y-8*i,s,'Helvetica-Oblique',6.5)
        y-=8*h+5
    S[3]=T
    c.setLineWidth(.4); c.line(290,y+8,426,y+8); c.line(610,y+8,642,y+8)
    put(c,66,y-1,f'Building {bn[9]}: {oc} of {len(bays)} bays let',FB,7.3)
    for x,v in ((330,f'{T:,}'),(362,f'{100*S[2]/T:.1f}%'),(424,f'{S[0]:,}'),(640,f'{S[1]:,}')): put(c,x,y-1,v,FB,7.3,'r')
    y-=20; G=[a+b for a,b in zip(G,S)]; tot[0]+=oc; tot[1]+=len(bays)
if y<80: head()
c.setLineWidth(1.2); c.line(30,y+10,W-30,y+10)
put(c,32,y-1,f'PARK TOTAL: {tot[0]} of {tot[1]} bays let',FB,8)
for x,v in ((330,f'{G[3]:,}'),(362,f'{100*G[2]/G[3]:.1f}%'),(424,f'{G[0]:,}'),(640,f'{G[1]:,}')): put(c,x,y-1,v,FB,7.5,'r')
y-=18; put(c,32,y,'% of Bldg in total lines is the share let. NNN = triple net; MG = modified gross. Base rent per annum, exclusive of reimbursements.','Helvetica-Oblique',7)
put(c,W-32,20,f'Tolland Commerce Park   |   {pg}',FN,7,'r'); c.save()
save(F,dict(propertyName='TOLLAND COMMERCE PARK',asOnDate='2026-01-01',units=tot[1],occupied=tot[0],vacant=tot[1]-tot[0],printedTotals=dict(area=G[3],annualRent=G[0],deposit=G[1]),rows=rows),'WAREHOUSE','owner roll, A4 landscape, grouped banner headers, lender remark column',"annual rents only; next annual increase; wrapped remarks with amounts; day-month-year dates; AVAILABLE bays")
