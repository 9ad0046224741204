from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
rd=random.Random(8)
F='Al_Noorah_Residence_Tenants_List.pdf'
fn=['Omar','Priya','Chen','Fatima','Rajesh','Elena','Samuel','Noura','Imran','Grace','Yusuf','Anita','Dmitri','Leila','Joseph','Maricel','Hassan','Sunil','Claire','Tariq'];ln=['Rahmani','Varghese','Weiling','Al Suwadi','Menonkar','Petrovich','Okellor','Haddadin','Qureshan','Mathewson','Demirkan','Dsouzer','Volkin','Kazemian','Thomasin','Santiagos','Barakati','Perumalla','Dubrois','Zamanov']
rows=[];tb=[];S=[0,0,0];n=0;st={'Occupied':0,'Vacant':0,'Legal':0};drop=None
fd=lambda d:d.strftime('%d-%b-%Y')
area={'Studio':(455,480),'1 BHK':(720,790),'2 BHK':(1105,1220),'3 BHK':(1610,1700)}
base={'Studio':44000,'1 BHK':62000,'2 BHK':88000,'3 BHK':125000}
for fl in range(1,15):
    for k in range(1,12):
        n+=1;u=f'{fl}{k:02d}';ty=['Studio','1 BHK','1 BHK','2 BHK','2 BHK','1 BHK','Studio','2 BHK','1 BHK','3 BHK','Studio'][k-1];a=rd.choice(area[ty])
        x=dict(unit=u,unitType=ty,area=a)
        if rd.random()<.07 and u!='809':
            s_='Vacant';row=[u,ty,f'{a:,}','','','','','','','',s_]
            val=(0,0,0)
        else:
            s_='Legal' if rd.random()<.02 and u!='809' else 'Occupied'
            t=rd.choice(fn)+' '+rd.choice(ln)
            if rd.random()<.06:t='Gulfcrest Contracting LLC (Staff)'
            s=dt.date(2025,1,1)+dt.timedelta(days=rd.randint(20,400));e=addy(s,1)
            R_=base[ty]+rd.randint(-6,10)*1000;dp=round(R_*.05);o=rd.choice([0]*7+[R_//4])
            row=[u,ty,f'{a:,}',t[:34],f'{rd.randint(10**8,10**9-1)}',fd(s),fd(e),f'{R_:,}',rd.choice(['1','2','4','4','6']),f'{dp:,}',s_];val=(R_,dp,o)
            row.insert(10,f'{o:,}' if o else '0')
            x.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=R_,deposit=dp,balance=o)
        if s_=='Vacant':row.insert(10,'')
        st[s_]+=1;x['statusText']=s_
        for j in range(3):S[j]+=val[j]
        if u=='809':drop=(u,val[0]);continue
        tb.append(row);rows.append(x)
hd=['Flat','Type','Area\n(sq.ft)','Tenant Name','Ejari No.','Contract\nFrom','Contract\nTo','Annual Rent\n(AED)','No. of\nChqs','Security\nDeposit','O/S Amount\n(AED)','Status']
T=Table([hd]+tb+[['TOTAL','','','','','','',f'{S[0]:,}','',f'{S[1]:,}',f'{S[2]:,}','']],colWidths=[36,42,42,165,62,66,66,68,36,56,62,54],repeatRows=1)
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('GRID',(0,0),(-1,-1),.3,colors.HexColor('#999999')),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#c8b27a')),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#f6f2e6')]),('ALIGN',(7,0),(10,-1),'RIGHT'),('ALIGN',(8,0),(8,-1),'CENTER'),('ALIGN',(2,0),(2,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('VALIGN',(0,0),(-1,0),'MIDDLE')]))
def foot(c,d):
    c.setFont('Helvetica',7);c.drawString(40,20,'Al Noorah Residence - Tenants List as on 28-Feb-2026');c.drawRightString(800,20,f'Page {d.page}')
N_=ParagraphStyle('n',fontName='Helvetica',fontSize=8.5,leading=11)
SimpleDocTemplate(D+F,pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=30,bottomMargin=36).build([Paragraph('AL NOORAH RESIDENCE',ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=14,leading=18)),Paragraph('Plot 214-0337, Al Barsheen 2, Dubai, U.A.E. &nbsp; - &nbsp; TENANTS LIST AS ON 28-Feb-2026',N_),Spacer(1,8),T,Spacer(1,10),
KeepTogether([Paragraph(f'Total flats: {n} &nbsp;&nbsp; Occupied: {st["Occupied"]} &nbsp;&nbsp; Under legal case: {st["Legal"]} &nbsp;&nbsp; Vacant: {st["Vacant"]}',N_),Spacer(1,14),Paragraph('Prepared by: Leasing Dept. ______________ &nbsp;&nbsp;&nbsp; Verified by: Accounts ______________',N_)])],onFirstPage=foot,onLaterPages=foot)
save(F,'MULTIFAMILY','Dubai residential tower list, 150+ rows, repeated header',False,'Al Noorah Residence','2026-02-28',n,st['Occupied']+st['Legal'],st['Vacant'],rows,planted=dict(what=f'Row of flat 809 (annual rent {drop[1]}) left out; totals and counts still include it',kind='row_dropped'))
