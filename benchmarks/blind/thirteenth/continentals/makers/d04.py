# Dubai residential tower: annual rents, cheques, carried forward lines; planted digit_changed
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
R=random.Random(6104); N='P04_dubai_tower_annual_cheques.pdf'
NAT='Ahmed Rashid Mansoor|Priya Venkataraman|Joanna Whitcombe|Bilal Qureshi|Farid Al Zarooni|Chen Wei Lun|Marta Oliveira|Sunil Pathirana|Omar Khalil Haddad|Dmitri Sorokhin|Grace Wanjiru|Imran Siddiqui|Noura Al Ketbi|Rohan Deshmukh|Lucia Ferrante|Tariq Mehmood|Hannah Osei|Jomar Villaruel|Aisha Bin Touq|Karim Belkacem|Sanjay Thakkar|Elif Aydin|Michael Brannigan|Zainab Al Lawati|Vikram Choudhary|Rania Shaheen|Peter Lindqvist|Yusuf Abdi|Maricel Dimaano|Hassan Jaberi'.split('|')
NM=iter(R.sample([a.split()[0]+' '+b.split(' ',1)[1] for a in NAT for b in NAT],80))
CO=['Gulf Meridian Contracting LLC','Oryx Aviation Services FZE','Sadaf Hospitality Group LLC','Blue Dhow Marine LLC']
types={'Studio':(430,52000),'1 B/R':(760,78000),'2 B/R':(1180,112000),'3 B/R + M':(1720,158000)}
plan=['Studio','1 B/R','1 B/R','2 B/R','2 B/R','3 B/R + M']
recs=[]
for fl in range(2,14):
    for k,t in enumerate(plan,1):
        a,b=types[t]; a+=R.choice([0,0,12,-8]); u=f'{fl}{k:02d}'; x=R.random()
        st='Vacant' if x<.07 else 'Under Notice' if x<.12 else 'Legal' if x<.14 else 'Leased'
        if st=='Vacant': recs.append((u,t,a,'','',None,None,0,'',0,st)); continue
        n=R.choice(CO) if R.random()<.2 else next(NM)
        s=rdate(R,(2024,6,5),(2025,4,20)); e=(s.replace(year=s.year+1) if not(s.month==2 and s.day==29) else D(s.year+1,2,28))-dt.timedelta(1)
        rent=round(b*R.uniform(.86,1.12),-3)+R.choice([0,0,500]); rent=int(rent)
        recs.append((u,t,a,n,f'0120{s:%y%m}{R.randint(10**6,10**7-1)}',s,e,rent,str(R.choice([1,2,4,4,6])),int(round(rent*.05)),st))
PL=37  # index of planted
while not recs[PL][7]: PL+=1
W,H=landscape(A4); c=canvas.Canvas(doc(N),pagesize=(W,H)); c.setTitle('Tenancy Schedule')
X=[40,62,112,0]; 
cols=[('r',56,'Sr.'),('l',66,'Unit No.'),('l',108,'Type'),('r',196,'BUA sq.ft'),('l',208,'Tenant Name'),('l',350,'Ejari Contract'),('l',440,'From'),('l',498,'To'),('r',618,'Annual Rent AED'),('r',664,'Cheques'),('r',728,'Sec. Deposit'),('l',742,'Status')]
def ln(y,v,f='Helvetica',s=8):
    c.setFont(f,s)
    for (al,x,_),t in zip(cols,v):
        if t!='': (c.drawString if al=='l' else c.drawRightString)(x,y,str(t))
def head(p):
    c.setFillColorRGB(.45,.1,.15); c.rect(0,H-42,W,42,stroke=0,fill=1); c.setFillColorRGB(1,1,1); c.setFont('Times-Bold',17); c.drawString(40,H-28,'AL MARSAD HEIGHTS')
    c.setFont('Times-Roman',9); c.drawRightString(W-40,H-20,'Tenancy Schedule as at 30-Apr-25'); c.drawRightString(W-40,H-32,'Plot 681-2274, Jumeirah Village Triangle, Dubai'); c.setFillColorRGB(0,0,0)
    c.line(40,H-52,W-40,H-52); ln(H-63,[x[2] for x in cols],'Helvetica-Bold',7.6); c.line(40,H-68,W-40,H-68)
    return H-81
d=lambda x:x.strftime('%d-%b-%y') if x else ''
rows=[];cf=[0,0,0];p=1;y=head(1);per=30
for i,(u,t,a,n,ej,s,e,rent,ch,dep,st) in enumerate(recs):
    if i and i%per==0:
        c.line(40,y+9,W-40,y+9); ln(y,['','','',f'{cf[0]:,}','Carried forward','','','',f'{cf[1]:,}','',f'{cf[2]:,}',''],'Helvetica-BoldOblique',8)
        c.setFont('Helvetica',7); c.drawCentredString(W/2,22,f'- {p} -'); c.showPage(); p+=1; y=head(p)
        ln(y,['','','',f'{cf[0]:,}','Brought forward','','','',f'{cf[1]:,}','',f'{cf[2]:,}',''],'Helvetica-BoldOblique',8); y-=14.5
    pr=rent
    if i==PL:
        sx=f'{rent}'; k=1 if len(sx)==6 else 0; dg=int(sx[k]); pr=int(sx[:k]+str((dg+3)%10 if (dg+3)%10 else 5)+sx[k+1:]); planted=(u,rent,pr)
    v=[i+1,u,t,f'{a:,}',n or '***',ej,d(s),d(e),f'{pr:,}' if st!='Vacant' else '',ch,f'{dep:,}' if dep else '',st]
    if i%2: c.setFillGray(.94); c.rect(40,y-4,W-80,14,stroke=0,fill=1); c.setFillGray(0)
    ln(y,v); y-=14.2
    cf=[cf[0]+a,cf[1]+rent,cf[2]+dep]
    r={'unit':u,'unitType':t,'area':a,'statusText':st}
    if st!='Vacant': r.update(tenantName=n,leaseStartDate=s,leaseEndDate=e,annualRent=pr,deposit=dep)
    rows.append(r)
c.line(40,y+9,W-40,y+9); ln(y,['','','',f'{cf[0]:,}',f'TOTAL ({len(recs)} apartments)','','','',f'{cf[1]:,}','',f'{cf[2]:,}',''],'Helvetica-Bold',8); c.line(40,y-4,W-40,y-4); c.line(40,y-6,W-40,y-6)
y-=30; c.setFont('Helvetica-Bold',8.5); c.drawString(66,y,'Summary by type'); y-=13
sx=[66,200,270,340,440]
for j,h in enumerate(['Type','No.','Vacant','BUA sq.ft','Annual Rent AED']):
    (c.drawString if j==0 else c.drawRightString)(sx[j],y,h)
c.line(66,y-3,440,y-3); y-=13; c.setFont('Helvetica',8)
for t in types:
    q=[x for x in recs if x[1]==t]
    for j,h in enumerate([t,len(q),sum(x[10]=='Vacant' for x in q),f'{sum(x[2] for x in q):,}',f'{sum(x[7] for x in q):,}']):
        (c.drawString if j==0 else c.drawRightString)(sx[j],y,str(h))
    y-=12
V=sum(x[10]=='Vacant' for x in recs)
c.setFont('Helvetica-Oblique',7.5); c.drawString(66,y-6,f'Occupancy {(len(recs)-V)/len(recs):.1%} by number. District cooling is paid by tenants directly. "Legal" = case filed at the Rental Disputes Centre, unit still occupied.')
c.setFont('Helvetica',7); c.drawCentredString(W/2,22,f'- {p} -'); c.save(); print(planted)
save(N,rows,prop='Al Marsad Heights',asof='2025-04-30',units=len(recs),occ=len(recs)-V,vac=V,asset='MULTIFAMILY',style='Dubai tower tenancy schedule, annual rent with cheques, carried/brought forward, summary by type',hard='annual rent only, carried forward lines, *** for vacant tenant, Under Notice/Legal are occupied',
 totals={'area':cf[0],'annualRent':cf[1],'deposit':cf[2]},planted={'what':f'unit {planted[0]}: annual rent printed {planted[2]:,} where {planted[1]:,} makes the carried-forward, total and type summary tie','kind':'digit_changed'})
