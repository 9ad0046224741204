from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.pagesizes import A3,landscape
R=random.Random(303);F='Marlowe Trading Estate - Tenancy Schedule.pdf'
s=PS('a',fontName='Helvetica',fontSize=7,leading=8.2);b=PS('b',parent=s,fontName='Helvetica-Bold',textColor=colors.white)
P=lambda t,st=s:Paragraph(t,st)
nm=names(R,['Fabrications','Logistics','Motor Factors','Joinery','Print','Catering Supplies','Tyres'],['Limited','Ltd'],20)
H=['Unit','Tenant','Floor Area (sq ft)','Floor Area (sq m)','Lease Start','Lease Expiry','Next Rent Review','Tenant Break','Passing Rent £ p.a.','£ psf','Service Charge £ p.a.','Insurance £ p.a.','Rent Deposit £','Comments']
fd=lambda x:x.strftime('%d/%m/%Y')
data=[[P(h,b) for h in H]];rows=[];T=[0]*6;vac=0
un=['1','2','3 & 4','5','6A','6B','7','8','9','10','11','12','14','15','16']
for i,u in enumerate(un):
    a=R.randrange(1850,9400,5);sm=round(a*.092903,1);ins=round(a*.21,0);sc=round(a*.95,0)
    if u in('6B','12'):
        data.append([u,P('<b>VACANT</b>'),f'{a:,}',f'{sm:,.1f}','','','','','','','',"",'',P('Void since %s. Quoting £11.50 psf.'%('January 2025' if u=='12' else 'Q3 2024'))]);rows.append(dict(unit=u,area=a,statusText='VACANT'));T[0]+=a;T[1]+=sm;vac+=1;continue
    psf=R.choice([8.5,9,9.25,9.75,10.25]);rent=round(a*psf/50)*50;st=d(R.randint(2016,2024),R.choice([3,6,9,12]),R.choice([24,25,29][:2]));yr=R.choice([5,10,15])
    if addy(st,yr)<d(2025,6,1): yr=15
    en=last(addy(st,yr));rv=addy(st,5);rv=rv if rv>d(2025,3,25) else addy(st,10);rv=rv if rv<en else None;br=addy(st,yr-2) if R.random()<.4 else None;dep=R.choice([0,0,round(rent/4,2),round(rent/2,2)])
    cm=R.choice(['','','','Contracted out of 1954 Act','Stepped rent; FRI by schedule of condition','Guarantor: parent company'])
    stp=[]
    if u in('5','9'): nr=rent+2500;stp=[dict(date=str(d(2026,3,25)),amount=nr,per='year')];cm=f'Rent rises to £{nr:,} p.a. on 25/03/2026'
    data.append([u,P(nm[i]),f'{a:,}',f'{sm:,.1f}',fd(st),fd(en),fd(rv) if rv else 'None',fd(br) if br else '-',f'£{rent:,}',f'{rent/a:.2f}',f'£{sc:,.0f}',f'£{ins:,.0f}',f'£{dep:,.2f}' if dep else '',P(cm)])
    rows.append(dict(unit=u,tenantName=nm[i],statusText='Occupied',area=a,leaseStartDate=str(st),leaseEndDate=str(en),annualRent=rent,deposit=dep or None,rentSteps=stp,charges=[dict(code='Service Charge',amount=sc,per='year'),dict(code='Insurance',amount=ins,per='year')]))
    for k,v in enumerate([a,sm,rent,sc,ins,dep]):T[k]+=v
data.append(['Substation',P('Northmere Power Networks Plc'),'','',fd(d(1989,4,1)),fd(d(2088,3,31)),'None','-','£1','','','','',P('99 year ground lease at £1 p.a.')])
rows.append(dict(unit='Substation',tenantName='Northmere Power Networks Plc',leaseStartDate='1989-04-01',leaseEndDate='2088-03-31',annualRent=1));T[2]+=1
data.append(['',P('<b>TOTAL</b>'),f'{T[0]:,}',f'{T[1]:,.1f}','','','','',f'£{T[2]:,}','',f'£{T[3]:,.0f}',f'£{T[4]:,.0f}',f'£{T[5]:,.2f}',''])
tb=Table(data,colWidths=[48,130,58,56,60,60,60,60,66,38,66,60,66,200],repeatRows=1)
tb.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1f3b57')),('GRID',(0,0),(-1,-1),.3,colors.grey),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(2,1),(3,-1),'RIGHT'),('ALIGN',(8,1),(12,-1),'RIGHT'),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold'),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#dde5ec'))]))
h=PS('h',fontName='Helvetica-Bold',fontSize=15,leading=19)
SimpleDocTemplate(doc(F),pagesize=landscape(A3),margins=30,topMargin=40,leftMargin=40,rightMargin=40).build([P('MARLOWE TRADING ESTATE, TEES ROAD, HARNSEY HA4 7QT',h),P('Tenancy Schedule as at 25 March 2025 (Lady Day)',PS('q',fontSize=10,leading=16)),Spacer(1,8),tb,Spacer(1,8),P(f'15 industrial units, of which 13 let and {vac} vacant. Areas are gross internal (RICS Code of Measuring Practice). All rents exclusive of VAT. Subject to contract; no reliance.')])
save(F,'INDUSTRIAL','UK surveyor tenancy schedule A3',False,propertyName='MARLOWE TRADING ESTATE',asOnDate='2025-03-25',units=15,occupied=13,vacant=2,rows=rows,totals=dict(annualRent=T[2],area=T[0],deposit=round(T[5],2)))
