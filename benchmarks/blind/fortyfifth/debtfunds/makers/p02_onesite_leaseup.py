from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
r=random.Random(4502); N=Names(r)
NAME='OneSite_RentRollDetail_HighlineStation_LeaseUp.pdf'; AS=D(2025,6,30)
FPS=[('E1','E1R',521,1465),('A1','A1R',648,1590),('A2','A2R',703,1655),('A3','A3L',771,1710),('B1','B1R',1012,2080),('B2','B2R',1097,2195),('C1','C1R',1342,2620)]
CODES=['RENT','AMENITY','PARKING','PET','TRASHVLT','BULKNET','CONC/UPFRT']
rows=[]; 
st_units=[(b,f,n) for b in (1,2) for f in (1,2,3,4) for n in range(1,19)]
nocc=npre=nv=0
for b,f,n in st_units:
    fp=FPS[[0,1,1,2,2,4,4,3,1,5,4,2,1,6,3,1,4,0][n-1]]; u=f'{b}-{f}{n:02d}'; mk=fp[3]+20*(f-1)+(35 if n in(6,7,14) else 0)
    base=dict(unit=u,unitType=fp[0],area=fp[2],_des=fp[1],marketRent=mk)
    p=.88 if b==1 else (.45 if f<3 else .18)
    q=r.random()
    def lease(mi,name,st,mo=None):
        term=r.choice([12,13,14,15]); ls=mi; le=addm(mi,term)-dt.timedelta(1)
        ch={'RENT':mk-r.choice([0,0,10,25]),'AMENITY':20*(f-1)+(35 if n in(6,7,14) else 0),'PARKING':r.choice([0,0,75,150]),'PET':r.choice([0,0,0,35]),'TRASHVLT':25,'BULKNET':65}
        ch['RENT']-=ch['AMENITY']
        ch['CONC/UPFRT']=-round(ch['RENT']*r.choice([1,1,1.5])/term,0) if r.random()<.6 else 0
        return dict(base,statusText=st,tenantName=name,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,_ch=ch,contractRent=ch['RENT'],charges=[(k,ch[k]) for k in CODES if ch[k]],totalCharges=sum(ch.values()),
          deposit=r.choice([0,250,500]),balance=r.choice([0,0,0,round(r.uniform(-300,-5),2),round(r.uniform(20,2900),2)]))
    if u in ('1-101','1-102'):
        rows.append(dict(base,statusText='Admin/Down',_n='MODEL' if u=='1-101' else 'LEASING OFFICE',_z=1)); continue
    if u=='1-305':
        x=lease(D(2024,9,14),'Highline Mgmt (Employee)','Occupied'); rows.append(x); nocc+=1; continue
    if q<p:
        mi=D(2024,8,15)+dt.timedelta(r.randint(0,300 if b==1 else 110)+(0 if b==1 else 190)); nm=N.lf().upper()
        if u in('1-206','1-207','1-407','1-414'): nm='SUMMIT CORPORATE STAYS LLC'
        x=lease(mi,nm,'Occupied')
        if r.random()<.04: x['statusText']='Occupied-NTV'; x['moveOutDate']=addd(AS,r.randint(5,40)); 
        rows.append(x); nocc+=1
        if x['statusText']=='Occupied-NTV' and r.random()<.6:
            x['statusText']='Occupied-NTVL'; y=lease(addd(x['moveOutDate'],12),N.lf().upper(),'Pending renewal'); y['statusText']='Applicant'; y['_f']=1; y['balance']=0; rows.append(y)
    else:
        pre=r.random()<.3; rows.append(dict(base,statusText='Vacant-Leased' if pre else 'Vacant',_n='VACANT',_z=1)); nv+=1
        if pre:
            y=lease(addd(AS,r.randint(3,62)),N.lf().upper(),'Applicant'); y['_f']=1; y['balance']=0; rows.append(y); npre+=1
LG=landscape(legal)
h=ParagraphStyle('h',fontName='Times-Bold',fontSize=6.5,leading=7.4,alignment=1); nm=ParagraphStyle('n',fontName='Times-Roman',fontSize=7,leading=7.6)
P=lambda t,s=h: Paragraph(t,s)
head=[P('Unit'),P('Floorplan'),P('Unit<br/>Designation'),P('SQFT'),P('Unit/Lease<br/>Status'),P('Name'),P('Move-In<br/>Move-Out'),P('Lease<br/>Start'),P('Lease<br/>End'),P('Market<br/>+ Addl.')]+[P(c.replace('/','/<br/>')) for c in CODES]+[P('Total<br/>Billing'),P('Dep<br/>On Hand'),P('Balance')]
data=[head]
z=lambda a: m2(a) if a>=0 else f'({-a:,.2f})'
first_seen=set()
for x in rows:
    fut=x.get('_f')
    L=[x['unit'],x['unitType'],x['_des'],f"{x['area']:,}",x['statusText'],P(x.get('tenantName') or x['_n'],nm),us(x.get('moveInDate'))+('\n'+us(x['moveOutDate']) if x.get('moveOutDate') else ''),us(x.get('leaseStartDate')),us(x.get('leaseEndDate'))]
    if fut: L.append('*'); 
    else: L.append(m2(x['marketRent']))
    if x.get('_z'): L+=['']*7+['0.00','0.00','0.00']; x.update(totalCharges=0,deposit=0,balance=0)
    else: L+=[z(x['_ch'][k])+('*' if fut else '') if x['_ch'][k] else '' for k in CODES]+[z(x['totalCharges'])+('*' if fut else ''),m2(x['deposit']),z(x['balance'])]
    if fut: x.pop('marketRent')
    data.append(L)
cur=[x for x in rows if not x.get('_f')]
tot=['Totals:','','','%s'%f"{sum(x['area'] for x in cur):,}",'','','','','',m2(sum(x['marketRent'] for x in cur))]+[z(sum(x.get('_ch',{}).get(k,0) for x in cur)) for k in CODES]+[z(sum(x['totalCharges'] for x in cur)),m2(sum(x['deposit'] for x in rows)),z(sum(x['balance'] for x in rows))]
data.append(tot)
W=[34,38,48,32,58,118,50,48,48,50,50,44,44,36,46,42,52,52,46,52]
t=Table(data,colWidths=W,repeatRows=1)
st=[('FONT',(0,1),(-1,-1),'Times-Roman',7),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEABOVE',(0,0),(-1,0),1,colors.black),('ALIGN',(3,1),(3,-1),'RIGHT'),('ALIGN',(9,1),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.2),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('FONT',(0,-1),(-1,-1),'Times-Bold',6.6),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black)]
for i in range(1,len(data)-1):
    if i%2==0: st.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EDEDED')))
t.setStyle(TableStyle(st))
note=ParagraphStyle('x',fontName='Times-Italic',fontSize=7.5,leading=9)
s=[t,Spacer(1,6),P('* Indicates amounts not included in detail totals',note),Spacer(1,12)]
b=ParagraphStyle('b',fontName='Times-Bold',fontSize=9)
grp={}
for x in cur: grp.setdefault((x['unitType'],x['_des']),[]).append(x)
sm=[['Floorplan','Designation','# Units','Average\nSQFT','Average\nMarket + Addl.','Average\nLeased','Units\nOccupied','Occupancy\n%','Units\nAvailable']]
for k in sorted(grp):
    g=grp[k]; o=[x for x in g if x.get('tenantName')]
    sm.append([k[0],k[1],len(g),f"{g[0]['area']:,}",m2(sum(x['marketRent'] for x in g)/len(g)),m2(sum(x['contractRent'] for x in o)/len(o)) if o else '0.00',len(o),f'{100*len(o)/len(g):.1f}',sum(1 for x in g if x['statusText']=='Vacant')])
sm.append(['Totals/Averages','',len(cur),f"{round(sum(x['area'] for x in cur)/len(cur)):,}",m2(sum(x['marketRent'] for x in cur)/len(cur)),m2(sum(x['contractRent'] for x in cur if x.get('tenantName'))/nocc),nocc,f'{100*nocc/len(cur):.1f}',sum(1 for x in cur if x['statusText']=='Vacant')])
T2=Table(sm,colWidths=[80,60,46,50,70,60,50,54,50],hAlign='LEFT'); T2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',7.5),('FONT',(0,0),(-1,0),'Times-Bold',7),('FONT',(0,-1),(-1,-1),'Times-Bold',7.5),('ALIGN',(2,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
oc={}
for x in cur: oc.setdefault(x['statusText'],[]).append(x)
sm2=[['occupancy and rents summary for current date','','',''],['unit status','Market + Addl.','# units','potential rent']]
for k in ['Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased','Admin/Down']:
    g=oc.get(k,[]); sm2.append([k,m2(sum(x['marketRent'] for x in g)),len(g),m2(sum(x.get('contractRent',x['marketRent']) for x in g))])
sm2.append(['Totals:',m2(sum(x['marketRent'] for x in cur)),len(cur),m2(sum(x.get('contractRent',x['marketRent']) for x in cur))])
T3=Table(sm2,colWidths=[120,80,50,80],hAlign='LEFT'); T3.setStyle(TableStyle([('SPAN',(0,0),(-1,0)),('FONT',(0,0),(-1,-1),'Times-Roman',7.5),('FONT',(0,0),(-1,1),'Times-Bold',7.5),('FONT',(0,-1),(-1,-1),'Times-Bold',7.5),('ALIGN',(1,1),(-1,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,1),.6,colors.black),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
s+=[KeepTogether([T2]),Spacer(1,14),KeepTogether([T3])]
from reportlab.pdfgen import canvas as cv
class NC(cv.Canvas):
    def __init__(s,*a,**k): super().__init__(*a,**k); s._st=[]
    def showPage(s): s._st.append(dict(s.__dict__)); s._startPage()
    def save(s):
        for i,d in enumerate(s._st):
            s.__dict__.update(d); w,hh=LG
            s.setFont('Times-Bold',13); s.drawCentredString(w/2,hh-40,'RENT ROLL DETAIL'); s.setFont('Times-Roman',9); s.drawCentredString(w/2,hh-52,'As of 06/30/2025'); s.setFont('Times-Bold',9); s.drawString(30,hh-30,'Cordillera Residential - Highline Station'); s.setFont('Times-Roman',7.5); s.drawString(30,hh-41,'07/02/2025  8:47:05 AM'); s.drawRightString(w-30,hh-30,f'Page {i+1} of {len(s._st)}'); s.drawString(30,hh-51,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit;'); s.drawRightString(w-30,hh-41,'mgt-521-003')
            super().showPage()
        super().save()
SimpleDocTemplate(os.path.join(DOCS,NAME),pagesize=LG,leftMargin=28,rightMargin=28,topMargin=62,bottomMargin=30,title='RENT ROLL DETAIL').build(s,canvasmaker=NC)
for x in rows:
    if x.get('_n') not in (None,'VACANT'): pass
save(NAME,rows,len(cur),nocc,nv,'Highline Station','2025-06-30','RealPage OneSite print, Aurora CO lease-up','Rent Roll Detail on legal landscape; charge columns; applicants under their unit with starred amounts; two summaries','preleases as own rows with * amounts, move-out under move-in, corporate and employee units, admin/down units',)
