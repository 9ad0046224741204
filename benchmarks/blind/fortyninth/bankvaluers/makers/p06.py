# Australia: notice to mortgagee with schedule, weekly rents, flats
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
rng=random.Random(3182);P=People(rng);NAME='Notice_Schedule_of_Tenancies_27_Banksia_St.pdf'
N=PS('n',fontName='Helvetica',fontSize=10,leading=14,spaceAfter=8); s=PS('s',fontName='Helvetica',fontSize=8,leading=9.5); r=PS('r',parent=s,alignment=2); hb=PS('hb',parent=s,fontName='Helvetica-Bold',textColor=colors.white)
hd=['Flat','Description','Tenant','Lease start','Lease end','Rent p.w.','Rent p.a.','Bond held','Paid to','Arrears']
tb=[[Paragraph(x,hb) for x in hd]];rows=[];A=Wk=Bd=Ar=0
for i in range(1,17):
    d=['1 bed','2 bed','2 bed + car','2 bed + car'][i%4]; f=f"{i}/27"
    if i in (6,): tb.append([f,d,Paragraph('<i>Vacant - under repair</i>',s),'','','','','','','']); rows.append(dict(unit=f,unitType=d,statusText='Vacant - under repair')); continue
    w=rng.choice({'1 bed':[395,410,420],'2 bed':[480,495,510],'2 bed + car':[520,540,555]}[d]); st=dt.date(rng.randint(2022,2025),rng.randint(1,12),rng.randint(1,28)); per=addm(st,12)<=dt.date(2026,2,27)
    en='Periodic' if per else addm(st,12)-dt.timedelta(1); bond=w*4 if rng.random()<.8 else (w-30)*4
    nm=P.first_last() if rng.random()<.6 else f"{P.first_last()} & {P.first_last()}"
    pt=dt.date(2026,2,27)+dt.timedelta(rng.choice([0,3,6,7,10,13,-14])); ar=float(w*2) if pt<dt.date(2026,2,27) else 0.0
    tb.append([f,d,Paragraph(nm.replace('&','&amp;'),s),st.strftime('%d/%m/%Y'),en if per else en.strftime('%d/%m/%Y'),f"${w:,.2f}",f"${w*52:,.2f}",f"${bond:,.2f}",pt.strftime('%d/%m/%Y'),f"${ar:,.2f}" if ar else 'Nil'])
    rows.append(dict(unit=f,unitType=d,tenantName=nm,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(en),annualRent=float(w*52),deposit=float(bond),balance=ar)); Wk+=w;A+=w*52;Bd+=bond;Ar+=ar
tb.append(['','',Paragraph('<b>Total 16 flats, 15 let</b>',s),'','',f"${Wk:,.2f}",f"${A:,.2f}",f"${Bd:,.2f}",'',f"${Ar:,.2f}"])
t=Table(tb,colWidths=[34,54,106,52,52,48,58,52,52,44],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,1),(-1,-1),'Helvetica',8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.6),('BACKGROUND',(0,0),(-1,0),colors.Color(.12,.25,.45)),('ALIGN',(5,1),(7,-1),'RIGHT'),('ALIGN',(9,1),(9,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,-2),.25,colors.grey),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
E=[Paragraph('<b><font size=15 color="#1f4073">Currawong &amp; Pell</font></b><br/>Residential Property Managers ABN withheld',N),Spacer(1,10),Paragraph('4 March 2026',N),Paragraph('The Manager, Securities<br/>Tablelands Mutual Bank Ltd',N),
Paragraph('<b>NOTICE TO MORTGAGEE - 27 BANKSIA STREET, WARRIGAL HEIGHTS</b>',N),
Paragraph('We act as managing agent for the registered proprietor, Banksia Flats Pty Ltd. In accordance with clause 14.2 of the Mortgage we give notice that all rents from the above property are now paid to our trust account, and that you may direct us in writing to account to you for them at any time after default.',N),
Paragraph('A schedule of the tenancies as at 27 February 2026 is annexed and marked "A". Rents are payable weekly or fortnightly in advance and the annual figure is 52 times the weekly rent. Bonds are lodged with the bond authority. Flat 6 is being repaired following a burst pipe and should be available for letting in April.',N),
Paragraph('The general increase notified to periodic tenants in February will take effect from 4 May 2026 and is not included in the schedule.',N),Spacer(1,20),Paragraph('Yours faithfully,<br/><br/><br/>Currawong &amp; Pell<br/>per: Senior Property Manager',N),PageBreak(),
Paragraph('<b>ANNEXURE "A"</b><br/>Schedule of tenancies as at 27 February 2026<br/>27 Banksia Street, Warrigal Heights',N),t]
SimpleDocTemplate(docpath(NAME),pagesize=A4,leftMargin=22,rightMargin=22,topMargin=46,bottomMargin=40,invariant=1).build(E)
finish(NAME,'MULTIFAMILY','Australian notice letter to a mortgagee with an annexed tenancy schedule; rents per week and per annum',False,'27 Banksia Street, Warrigal Heights','2026-02-27',16,15,1,rows)
