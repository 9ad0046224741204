# Medical office building, owner's word-processor style table; portrait; floors, two tenants in several suites, no status column
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors as C
r=random.Random(4807); N='Saint_Brendan_MOB_rents.pdf'
T=[('1','101','Cardiology Partners of Delray',4120),('1','102','Delray Imaging Center',5350),('1','104','Sunrise Outpatient Pharmacy',1480),('1','106','Wound Care Institute',2275),('2','201','Palmetto Orthopedic Group',6010),('2','203','Dr. H. Linnehan, DPM',1390),('2','204','VACANT',1620),('2','205 & 207','Atlantic Womens Health',3985),('2','206','Coastal Physical Therapy',2840),('2','208','Alvarez-Stone Endocrinology',1755),('3','300','Saint Brendan Health System - Admin',7225),('3','302','Gulfstream Sleep Lab',2360),('3','303','VACANT',1205),('3','304','Peds First',2190),('3','305A','Biscay Dermatology',1870),('3','305B','ENT Associates of South County',2015),('3','310','Vascular Access Specialists',3120)]
rows=[]
for f,s,t,sf in T:
    if t=='VACANT': rows.append(dict(unit=s,section=None,area=sf,statusText='VACANT',_f=f)); continue
    st=dt.date(r.randint(2016,2025),r.randint(1,12),1); en=lend(st,r.choice([60,84,120,120]))
    while en<dt.date(2026,6,30): en=lend(en+dt.timedelta(days=1),36)
    rent=round(sf*r.choice([24.5,25.75,26.5,27.9,28.4])/12,2); ox=round(sf*13.1/12,2) if s!='300' else 0
    rows.append(dict(unit=s,area=sf,tenantName=t,statusText='Occupied',leaseStartDate=st.strftime('%b %Y'),leaseEndDate=en.strftime('%b %Y'),contractRent=rent,charges=[('Oper. Exp.',ox)] if ox else [],totalCharges=rent+ox,_f=f,_n={'300':'Gross lease','102':'2 x 5 yr options','201':'3% annual increases','305B':'Renewal out for signature'}.get(s,'')))
for w in rows: w['section']={'1':'First Floor','2':'Second Floor','3':'Third Floor'}[w['_f']]
P=lambda s,z=8.5,f='Times-Roman',a=0: Paragraph(s,PS('p',fontName=f,fontSize=z,leading=z+1.5,alignment=a))
data=[['Suite','Tenant','Rentable\nSq. Ft.','Lease\nBegins','Lease\nEnds','Monthly\nBase Rent','Monthly\nOper. Exp.','Total\nMonthly','Remarks']]
S=lambda g,k: sum(w.get(k) or 0 for w in g)
st=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('LINEABOVE',(0,0),(-1,0),1,C.black),('LINEBELOW',(0,0),(-1,0),.5,C.black),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(5,0),(7,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
ox=lambda g: sum(a for w in g for _,a in w.get('charges',[]))
for sec in ('First Floor','Second Floor','Third Floor'):
    g=[w for w in rows if w['section']==sec]; i=len(data); data.append([sec]+['']*8); st.append(('FONT',(0,i),(0,i),'Times-BoldItalic',9.5))
    for w in g:
        v=not w.get('tenantName')
        data.append([w['unit'],P(w.get('tenantName') or 'VACANT',9),m0(w['area']),w.get('leaseStartDate',''),w.get('leaseEndDate',''),m2(w.get('contractRent')),'incl.' if w['unit']=='300' else '' if v else m2(ox([w])),'' if v else m2(w['totalCharges']),P(w.get('_n',''),8)])
    i=len(data); data.append(['','Subtotal',m0(S(g,'area')),'','',m2(S(g,'contractRent')),m2(ox(g)),m2(S(g,'totalCharges')),'']); st+=[('LINEABOVE',(2,i),(2,i),.5,C.black),('LINEABOVE',(5,i),(7,i),.5,C.black),('BOTTOMPADDING',(0,i),(-1,i),7)]
i=len(data); data.append(['','BUILDING TOTAL',m0(S(rows,'area')),'','',m2(S(rows,'contractRent')),m2(ox(rows)),m2(S(rows,'totalCharges')),'']); st+=[('FONT',(0,i),(-1,i),'Times-Bold',9),('LINEABOVE',(2,i),(2,i),.5,C.black),('LINEABOVE',(5,i),(7,i),.5,C.black),('LINEBELOW',(5,i),(7,i),1.5,C.black)]
t=Table(data,colWidths=[48,132,46,46,46,62,58,62,64]); t.setStyle(TableStyle(st))
va=[w for w in rows if not w.get('tenantName')]
SimpleDocTemplate(f'{D}/{N}',pagesize=(612,792),leftMargin=24,rightMargin=24,topMargin=40,bottomMargin=36).build([P('SAINT BRENDAN MEDICAL PLAZA',14,'Times-Bold',1),Spacer(1,3),P('Schedule of Tenants and Rents in Effect June 2026',10,'Times-Italic',1),Spacer(1,10),t,Spacer(1,10),P(f'{len(rows)} suites, {len(va)} vacant ({m0(S(va,"area"))} sq. ft., {100*S(va,"area")/S(rows,"area"):.1f}% of the building). Atlantic Womens Health occupies two connected suites under one lease and is counted once. Operating expense billings are 2026 estimates, reconciled each March.',9)])
save(N,'OFFICE','owner word-processor table, floor headings and subtotals, month-only dates',False,rows,'SAINT BRENDAN MEDICAL PLAZA','2026-06',len(rows),len(rows)-len(va),len(va))
