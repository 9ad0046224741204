from lib import *; R=random.Random(101); N='uk_kingsmead_tenancy_schedule.pdf'
from reportlab.platypus import *; from reportlab.lib.pagesizes import A3,landscape; from reportlab.lib import colors; from reportlab.lib.styles import ParagraphStyle
T=['Boltons Bakery Ltd|Boltons','Hartley & Moss Retail Ltd|Hartley Moss','Sunbeam Optical Group plc|Sunbeam Opticians','Cardhaven Ltd|Cardhaven','Tern Mobile (UK) Ltd|Tern','Pinnock Shoes Ltd|Pinnocks','The Nail Parlour (Wessex) Ltd|Nail Parlour','Orchard Chemists Ltd|Orchard Pharmacy','Vale Building Society|','Fenwell Books Ltd|Fenwell','Greggor Jewellers Ltd|Greggor','Pound Corner Stores Ltd|Pound Corner','Wrenfield Fashions Ltd|Wren','Sportline Direct Ltd|Sportline','Bean & Barrow Coffee Ltd|Bean & Barrow','Little Acorns Childrenswear Ltd|Little Acorns','Thornbury Home Ltd|Thornbury Home','Castle Vapes Ltd|','Meridian Travel Shops Ltd|Meridian Holidays','Kebele Foods Ltd|Kebele Kitchen','Mill Lane Dental LLP|','Aldous Department Stores Ltd|Aldous','Lumen Beauty Ltd|Lumen','Gamebase Ltd|Gamebase','Riverside Health NHS Trust|','Harrow Toys Ltd|Toybarn','Phone Medic Ltd|Phone Medic','Sweet Emporium Ltd|','Juice Yard Ltd|Juice Yard','Key Cutz Ltd|']
R.shuffle(T)
KI=[t for t in T if t.split()[0] in('Key','Juice','Phone','Sweet')];BG=[t for t in T if t.split()[0] in('Aldous','Thornbury')];T=[t for t in T if t not in KI+BG]
iT,iK,iB=iter(T),iter(KI),iter(BG)
secs=[('LOWER MALL',['1','2','3','4-5','6','7','8A','8B','9','10','11','12/14']),('UPPER MALL',['20','21','22','23','24','25-27','28','29','30','31','MSU 1','MSU 2']),('KIOSKS & RMUs',['K1','K2','K3','K4','RMU 1'])]
rows=[];H=['Unit','Tenant','Trading as','Area\n(sq ft NIA)','Lease\nstart','Lease\nexpiry','Tenant\nbreak','Next\nreview','Passing rent\n(£ p.a.)','Turnover\n%','ERV\n(£ p.a.)','Service chg\n(£ p.a.)','Insurance\n(£ p.a.)','Comments']
ps=ParagraphStyle('x',fontName='Helvetica',fontSize=7,leading=8)
data=[H];st=[];G=[0]*5;f=lambda x:f'{x:,.0f}';dt=lambda d:d.strftime('%d/%m/%Y') if d else ''
vacset={'6','10','23','30','K3'}
for s,us in secs:
    data.append([s]);st+=[('SPAN',(0,len(data)-1),(-1,len(data)-1)),('FONT',(0,len(data)-1),(-1,len(data)-1),'Helvetica-Bold',8),('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),colors.HexColor('#dfe6ee'))]
    S=[0]*5
    for u in us:
        k=s.startswith('KIOSK'); a=R.randint(80,210) if k else R.randint(620,2900)
        if '-' in u or '/' in u:a*=2
        if u.startswith('MSU'):a=R.randint(9000,24000)
        erv=round(a*(90 if k else 16 if u[0]=='M' else R.randint(26,38))/250)*250; sc=round(a*7.85); ins=round(a*.62)
        if u in vacset:
            data.append([u,'Void','',f(a),'','','','','-','',f(erv),f(sc),f(ins),'' if u!='23' else Paragraph('Under offer to discount retailer, 10 yrs',ps)])
            rows.append(dict(unit=u,area=a,statusText='Void',section=s,charges=[dict(code='Service chg',amount=sc,per='year'),dict(code='Insurance',amount=ins,per='year')])); v=[a,0,erv,sc,ins]
        else:
            t=next(iK if k else iB if u.startswith('MSU') else iT); tn,tr=t.split('|'); b=D.date(R.randint(2016,2025),R.choice([3,6,9,12]),1); b=b.replace(day={3:25,6:24,9:29,12:25}[b.month]); yrs=R.choice([5,10,10,15]) if not k else R.choice([3,5])
            e=addm(b,12*yrs,True)
            while e<D.date(2026,11,1): b=addm(b,60); e=addm(b,12*yrs,True)
            if b>D.date(2026,9,29): b=addm(b,-24); e=addm(e,-12)
            br=addm(b,60) if yrs==10 and R.random()<.5 and b.year>2021 else None; rv=addm(b,60) if yrs>=10 and b.year>2021 else None
            p=round(erv*R.uniform(.75,1.2)/250)*250; c='';steps=[]
            if R.random()<.13 and not k:
                sd=D.date(2027,3,25); np=p+R.choice([2500,5000,7500]); c=Paragraph(f'Rent rises to £{np:,} p.a. from 25/03/2027',ps); steps=[dict(date=iso(sd),amount=np,per='year')]
            elif R.random()<.15:c=Paragraph(R.choice(['Service charge cap, RPI linked','Outside 1954 Act','Rent deposit held (3 months)','Guarantor: parent company']),ps)
            to=R.choice(['','','','8%','10%','7.5%'])
            data.append([u,Paragraph(tn,ps),tr,f(a),dt(b),dt(e),dt(br),dt(rv),f(p),to,f(erv),f(sc),f(ins),c])
            rows.append(dict(unit=u,area=a,tenantName=tn,statusText='Occupied',section=s,annualRent=p,leaseStartDate=iso(b),leaseEndDate=iso(e),rentSteps=steps,charges=[dict(code='Service chg',amount=sc,per='year'),dict(code='Insurance',amount=ins,per='year')])); v=[a,p,erv,sc,ins]
        S=[x+y for x,y in zip(S,v)]
    G=[x+y for x,y in zip(G,S)]
    data.append(['','Sub-total','',f(S[0]),'','','','',f(S[1]),'',f(S[2]),f(S[3]),f(S[4]),'']);st+=[('FONT',(0,len(data)-1),(-1,len(data)-1),'Helvetica-Bold',7),('LINEABOVE',(3,len(data)-1),(12,len(data)-1),.6,colors.black)]
data.append(['','TOTAL CENTRE','',f(G[0]),'','','','',f(G[1]),'',f(G[2]),f(G[3]),f(G[4]),''])
st+=[('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.2,colors.black)]
t=Table(data,colWidths=[44,150,92,56,56,56,56,56,66,46,60,62,56,150],repeatRows=1,hAlign='LEFT')
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.2),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1f3b57')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(8,0),(12,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,-1),.2,colors.grey),('TOPPADDING',(0,1),(-1,-1),2),('BOTTOMPADDING',(0,1),(-1,-1),2)]+st))
def pg(c,d):
    c.setFont('Helvetica-Bold',14);c.drawString(40,805,'Kingsmead Shopping Centre, Wexbridge');c.setFont('Helvetica',9);c.drawString(40,791,'Tenancy Schedule as at 29 September 2026  |  Marlow Pryce Chartered Surveyors');c.setFont('Helvetica',7);c.drawString(40,22,'Subject to contract. Areas not verified.');c.drawRightString(1150,22,f'Page {d.page}')
n=len(rows);v=len(vacset)
SimpleDocTemplate(doc(N),pagesize=landscape(A3),leftMargin=36,rightMargin=36,topMargin=62,bottomMargin=40).build([t,Spacer(1,10),Paragraph(f'Units: {n} &nbsp;&nbsp; Let: {n-v} &nbsp;&nbsp; Void: {v}',ParagraphStyle('y',fontName='Helvetica-Bold',fontSize=9))],onFirstPage=pg,onLaterPages=pg)
save(N,'RETAIL','UK agent tenancy schedule A3, sections by mall, annual rents, service charge',False,'Kingsmead Shopping Centre','2026-09-29',n,n-v,v,rows,checks=[('area',G[0]),('annualRent',G[1]),('c:Service chg',G[3]),('c:Insurance',G[4])])
