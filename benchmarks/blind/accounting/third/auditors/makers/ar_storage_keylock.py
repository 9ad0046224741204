import json,os,random,datetime
from reportlab.lib.pagesizes import letter
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)));N='ar_storage_keylock'
random.seed(4106)
FN='James Maria Devon Patrice Luis Ann Curtis Sheila Omar Brooke Tyrell Gina Walt Nadia Ross Kelly Ivan June Marcus Rhea'.split()
LN='Adkins Boone Cordova Delgado Epps Farris Gomez Hatch Irby Jessup Kemp Lugo Mercer Nash Ortega Pyle Quick Rhodes Salas Tate Upton Vance Weeks Yates Zamora Moody Lyle Burch Crane Dorsey'.split()
SZ=[('5x5',4900),('5x10',7400),('10x10',12900),('10x15',15900),('10x20',18900),('10x30 DU',24500),('12x40 RV',17500),('5x10 CC',9800),('10x10 CC',16400)]
K=['other:Days Late','other:Street Rate','b0_30','b31_60','b61_90','b91_120','b121','total'];B=K[2:]
asof=datetime.date(2024,8,31);units=sorted(random.sample([f'{b}{n:03d}' for b in 'ABCDE' for n in range(1,80)],64))
data=[]
for u in units:
    s,rate=random.choice(SZ);dl=random.choice([random.randint(6,30)]*4+[random.randint(31,60)]*3+[random.randint(61,90),random.randint(91,120),random.randint(121,260)])
    v=[0]*5;nm=dl//30+1
    for m in range(nm):
        i=min(m,4);fee=2000 if m<nm-1 or dl>10 else 0
        if m==nm-1 and random.random()<.25: v[i]+=random.randint(1000,rate-500)  # part paid
        else: v[i]+=rate+fee
    if dl>60: v[1]+=7500 # lien fee
    name=random.choice(['%s, %s'%(random.choice(LN),random.choice(FN))]*12+['%s %s'%(random.choice(LN),x) for x in('Drywall LLC','Catering','Movers Inc')])
    if random.random()<.08: name='Apex '+random.choice(['Pool Supply','Roofing Co','Estate Sales'])
    st='' if dl<11 else 'LOCK' if dl<45 else 'LIEN' if dl<91 else 'AUCT'
    data.append((u,s,name,(asof-datetime.timedelta(days=dl)).strftime('%m/%d/%y'),dl,rate,v,st))
T=[0]*6
for d in data:
    for i,x in enumerate(d[6]):T[i]+=x
    T[5]+=sum(d[6])
drop=next(i for i,d in enumerate(data) if i>30 and d[4]>60)
m=lambda x:f'{x/100:,.2f}' if x else ''
hd=[['Unit','Size','Tenant','Paid\nThru','Days\nLate','Street\nRate','0-30','31-60','61-90','91-120','121+','Total\nPast Due','St']]
body=[];rows=[]
for i,(u,s,n,pt,dl,rt,v,st) in enumerate(data):
    if i==drop: continue
    body.append([u,s,n,pt,str(dl),m(rt)]+[m(x) for x in v]+[m(sum(v)),st])
    o={'unit':u,'name':n,K[0]:dl,K[1]:rt/100}
    for k,x in zip(B,v+[sum(v)]):
        if x:o[k]=x/100
    rows.append(o)
tot=['','','Totals   64 tenants','','','']+[f'{x/100:,.2f}' for x in T]+['']
pct=['','','% of past due','','','']+[f'{x/T[5]*100:.1f}%' for x in T[:5]]+['100.0%','']
cw=[32,46,92,40,26,38,46,46,46,42,46,50,26]
t=Table(hd+body+[tot,pct],colWidths=cw,repeatRows=1,rowHeights=[22]+[12.5]*len(body)+[15,12.5])
n=len(body)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',6.9),('FONT',(0,0),(-1,0),'Helvetica-Bold',6.9),('ALIGN',(4,0),(11,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('TOPPADDING',(0,0),(-1,-1),0),('BOTTOMPADDING',(0,0),(-1,-1),0),
('ROWBACKGROUNDS',(0,1),(-1,n),[colors.white,colors.HexColor('#f4efe2')]),('LINEBELOW',(0,0),(-1,0),1.2,colors.HexColor('#b5541c')),('LINEABOVE',(0,n+1),(-1,n+1),1,colors.black),('FONT',(0,n+1),(-1,n+1),'Helvetica-Bold',6.9),('FONT',(0,n+2),(-1,n+2),'Helvetica-Oblique',6.9),('LINEAFTER',(5,0),(5,n),.3,colors.grey),('LINEAFTER',(10,0),(10,n),.3,colors.grey)]))
P=lambda s,sz=8,b='Helvetica',a=0:Paragraph(s,ParagraphStyle('x',fontName=b,fontSize=sz,leading=sz*1.3,alignment=a))
def ft(c,d):
    c.setFont('Helvetica',6.5);c.drawString(20,22,'UnitKeeper Manager Console  -  site 0417');c.drawRightString(592,22,f'Page {d.page}')
SimpleDocTemplate(f'{R}/documents/{N}.pdf',pagesize=letter,leftMargin=18,rightMargin=18,topMargin=30,bottomMargin=36,invariant=1).build([P('Keylock Self Storage - Route 9',13,'Helvetica-Bold'),P('Past Due Balances by Unit &nbsp;&nbsp; as of 08/31/2024 &nbsp;&nbsp; Tenants more than 5 days late'),Spacer(1,6),t,Spacer(1,8),
P('St: LOCK = overlocked, LIEN = lien notice mailed, AUCT = scheduled for auction. Amounts include rent, late fees ($20.00) and lien fees ($75.00). CC = climate controlled, DU = drive-up.',7)],onFirstPage=ft,onLaterPages=ft)
d=data[drop]
json.dump({'name':N+'.pdf','kind':'AR','planted':{'what':f'row of unit {d[0]} ({d[2]}, {sum(d[6])/100:.2f}) left out; totals and count of 64 still include it','kind':'row_dropped'},'money':K,'rows':rows,'totals':[{k:x/100 for k,x in zip(B,T)}]},open(f'{R}/truth/{N}.json','w'),indent=1)
