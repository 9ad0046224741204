# Manage America, MHC; grid; POH homes; planted: total_wrong
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import getSampleStyleSheet
r=random.Random(3705); N=Namer(r); FN='cedar_bluff_mhc.pdf'
H=[['Site','Home','Resident','Status','Since','Recurring Monthly Charges','','','','','','Security','Amount'],
   ['','Type','','','','Site Rent','Home Rent','Water','Sewer','Trash','Total','Deposit','Past Due']]
data=[];rows=[];T=[0]*8;C=dict(o=0,v=0);st=[];k=0
def z(v): return mm(v) if v else ''
for n in range(1,47):
    if n in (13,): continue
    u=f'{n}' if n<40 else f'{n}A'
    hm=r.choices(['SW','DW','POH-SW','RTO'],[5,4,2,1])[0]
    if n in(4,19,33,41): 
        s='Vacant Lot' if n!=19 else 'Vacant Home';h='' if n!=19 else 'POH-SW'
        data.append([u,h,'',s]+['']*9);C['v']+=1;rows.append(row(unit=u,unitType=h,statusText=s));k+=1;continue
    if n==1:
        data.append([u,'POH-DW','Community Office','Office']+['']*9);rows.append(row(unit=u,unitType='POH-DW',tenantName='Community Office',statusText='Office'));continue
    if n==2: data.append([u,'POH-SW','On-site manager','Employee','02/2021']+['0.00','0.00','','','','0.00','','']);rows.append(row(unit=u,unitType='POH-SW',tenantName='On-site manager',statusText='Employee',moveInDate='02/2021',contractRent=0,charges=[dict(code='Site Rent',amount=0),dict(code='Home Rent',amount=0)],totalCharges=0));continue
    s={8:'Eviction',27:'Notice'}.get(n,'Current');nm=N(1);d=D(r,'2004-01-01','2025-08-01').strftime('%m/%Y')
    sr=r.choice([515,525,545,560]);hr=r.choice([425,475,510]) if hm in('POH-SW','RTO') else 0
    w=r.choice([18.4,22.15,27.9,31.05]);se=round(w*1.1,2);t=16.5;tot=round(sr+hr+w+se+t,2);dep=r.choice([0,300,545,800]);pd=r.choice([0,0,0,0,round(r.uniform(20,900),2)])
    if n==8: pd=2214.35
    v=[sr,hr,w,se,t,tot,dep,pd];T=[a+b for a,b in zip(T,v)];C['o']+=1
    data.append([u,hm,nm,s,d,mm(sr),z(hr),mm(w),mm(se),mm(t),mm(tot),z(dep),z(pd)])
    rows.append(row(unit=u,unitType=hm,tenantName=nm,statusText=s,moveInDate=d,contractRent=sr,charges=[dict(code=c,amount=x) for c,x in zip(['Site Rent','Home Rent','Water','Sewer','Trash'],v) if x],totalCharges=tot,deposit=dep or None,balance=pd or None))
N_=len(rows);bad=T[5]+1000
data.append(['Total','',f'{N_} sites','','']+[mm(T[0]),mm(T[1]),mm(T[2]),mm(T[3]),mm(T[4]),mm(bad),mm(T[6]),mm(T[7])])
doc=SimpleDocTemplate(f'{ROOT}/documents/{FN}',pagesize=landscape(letter),leftMargin=26,rightMargin=26,topMargin=34,bottomMargin=34,invariant=1)
ss=getSampleStyleSheet()
t=Table(H+data,repeatRows=2,colWidths=[34,46,118,58,44,54,56,44,44,42,58,54,54],rowHeights=12)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7),('SPAN',(5,0),(10,0)),('ALIGN',(5,0),(10,0),'CENTER'),('ALIGN',(5,1),(-1,-1),'RIGHT'),('ALIGN',(-2,0),(-1,0),'RIGHT'),('GRID',(0,0),(-1,-1),.25,'#999999'),('BACKGROUND',(0,0),(-1,1),'#dfe8d8'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
sm=Table([['Site status','Count'],['Occupied (incl. eviction, notice)',C['o']],['Vacant lot',3],['Vacant home',1],['Office / employee',2],['Total sites',N_]],colWidths=[150,50],hAlign='LEFT');sm.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('BOX',(0,0),(-1,-1),.5,'#999999'),('ALIGN',(1,0),(1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),0),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
doc.build([Paragraph('<b>Cedar Bluff Manufactured Home Community</b>',ss['Title']),Paragraph('Manage America &nbsp; Rent Roll &nbsp;&nbsp; Billing Month: December 2025 &nbsp;&nbsp; As of 12/01/2025',ss['Normal']),Spacer(1,8),t,Spacer(1,12),sm],onLaterPages=lambda c,d:(c.setFont('Helvetica',6),c.drawString(26,20,f'Cedar Bluff MHC  page {d.page}')),onFirstPage=lambda c,d:(c.setFont('Helvetica',6),c.drawString(26,20,'Cedar Bluff MHC  page 1  * Past due as of billing date')))
save(FN,'MANUFACTURED_HOUSING','Manage America grid, grouped header',False,rows,N_,C['o'],C['v'],'Cedar Bluff Manufactured Home Community','2025-12-01',planted=dict(what=f"printed grand total of the Total charges column is {mm(bad)}, rows sum to {mm(T[5])} (1,000.00 too high)",kind='total_wrong'))
