# AU industrial two-line records PDF; NZ yards PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
d=dt.date
def au():
    r=random.Random(71);name='banksia_industrial_tenancy_schedule.pdf'
    W,H=landscape(A4);c=canvas.Canvas(D+name,pagesize=(W,H))
    co=["Ironbark Joinery Pty Ltd|Ironbark Kitchens","Solvane Logistics Pty Ltd|Solvane 3PL","Kelpie Auto Parts Pty Ltd|Kelpie Auto","Torrens Cold Chain Pty Ltd|TCC","Mulga Steel Fabrication Pty Ltd|Mulga Steel","R & D Venter Family Trust|Venter Tiles","Bluegum Packaging Pty Ltd|Bluegum","Coastline Pool Supplies Pty Ltd|Coastline Pools","Wattle Brewing Co Pty Ltd|Wattle Taproom","Dunmore Electrical Wholesale Pty Ltd|Dunmore Electrical","Pacific Gym Equipment Pty Ltd|PacGym","Quoll Print Group Pty Ltd|Quoll Print","Lorikeet Furniture Pty Ltd|Lorikeet Home","Harrow Tyre Services Pty Ltd|Harrow Tyres","Zenith Refrigeration Pty Ltd|Zenith","Camden Self Drive Hire Pty Ltd|Camden Hire","Opal Stone Benchtops Pty Ltd|Opal Stone","Emu Plains Laundry Pty Ltd|EP Laundry"]
    cols=dict(u=30,t=80,a=290,s=300,b=440,o=520,rev=530,tot=690,bg=W-30)
    pg=[0]
    def head():
        pg[0]+=1;c.setFont('Helvetica-Bold',13);c.drawString(30,H-36,'Tenancy Schedule');c.setFont('Helvetica',9);c.drawString(30,H-50,'Banksia Road Industrial Estate, 210-240 Banksia Road, Wetherill South NSW');c.drawRightString(W-30,H-36,'As at 30 Jun 2025');c.drawRightString(W-30,H-50,f'Page {pg[0]}')
        y=H-74;c.setFillColor(colors.HexColor('#e3ecf3'));c.rect(26,y-14,W-52,28,fill=1,stroke=0);c.setFillColor(colors.black);c.setFont('Helvetica-Bold',7.5)
        c.drawString(30,y+4,'Unit');c.drawString(80,y+4,'Lessee');c.drawRightString(290,y+4,'Area (sqm)');c.drawString(300,y+4,'Commencement');c.drawRightString(450,y+4,'Base rent p.a.');c.drawRightString(540,y+4,'Outgoings p.a.');c.drawString(560,y+4,'Next review');c.drawRightString(700,y+4,'Total p.a.');c.drawRightString(W-30,y+4,'Bank guarantee')
        c.drawString(80,y-8,'Trading as');c.drawString(300,y-8,'Expiry');c.drawRightString(450,y-8,'Base rent p.m.');c.drawRightString(540,y-8,'Outgoings p.m.');c.drawString(560,y-8,'Option');c.drawRightString(700,y-8,'Total p.m.')
        return y-30
    y=head();rows=[];S=[0]*6;A=0
    for i in range(21):
        u=f'{i//7+1}/{210+10*(i//7)}' if 0 else f'Unit {i+1}'
        a=r.choice([240,310,425,480,612,750,905,1180,1640])
        if y<60: c.showPage();y=head()
        c.setFont('Helvetica',8)
        if i in(5,13,17):
            c.drawString(30,y,u);c.drawString(80,y,'*** VACANT ***');c.drawRightString(290,y,f'{a:,}');A+=a
            c.setFont('Helvetica-Oblique',7);c.drawString(80,y-10,['Make-good works in progress','Available now','Was Finlay Foods, handed back 31 May 2025'][[5,13,17].index(i)])
            rows.append(dict(unit=u,area=a,statusText='VACANT'));y-=27;continue
        n,t=co.pop(0).split('|');m=round(a*r.uniform(135,190)/12,2);om=round(a*r.uniform(28,36)/12,2)
        s=d(r.choice([2020,2021,2022,2023,2024]),r.randint(1,12),1);yr=r.choice([3,5,5,7])
        while end(s,yr)<d(2025,8,1): yr+=2
        e=end(s,yr);nr=d(2025 if s.month>6 else 2026,s.month,1);bg=round(m*3*1.1,2)
        A+=a;v=[round(m*12,2),m,round(om*12,2),om,round(m*12+om*12,2),round(m+om,2)];S=[round(p+q,2) for p,q in zip(S,v)]
        F=lambda x:f'${x:,.2f}'
        c.drawString(30,y,u);c.drawString(80,y,n);c.drawRightString(290,y,f'{a:,}');c.drawString(300,y,s.strftime('%d %b %Y'));c.drawRightString(450,y,F(v[0]));c.drawRightString(540,y,F(v[2]));c.drawString(560,y,nr.strftime('%d %b %Y')+' '+r.choice(['3.50%','CPI','4.00%']));c.drawRightString(700,y,F(v[4]));c.drawRightString(W-30,y,F(bg))
        c.setFillColor(colors.HexColor('#444444'));c.drawString(80,y-11,t);c.drawString(300,y-11,e.strftime('%d %b %Y'));c.drawRightString(450,y-11,F(v[1]));c.drawRightString(540,y-11,F(v[3]));c.drawString(560,y-11,r.choice(['1 x 3 yrs','1 x 5 yrs','None','2 x 3 yrs']));c.drawRightString(700,y-11,F(v[5]));c.setFillColor(colors.black)
        rows.append(dict(unit=u,tenantName=n,area=a,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,annualRent=v[0],deposit=bg))
        y-=27
    if y<80: c.showPage();y=head()
    c.line(30,y+12,W-30,y+12);c.setFont('Helvetica-Bold',8);c.drawString(30,y,'Estate total');c.drawRightString(290,y,f'{A:,}')
    for x,k in((450,0),(540,2),(700,4)): c.drawRightString(x,y,F(S[k]));c.drawRightString(x,y-11,F(S[k+1]))
    c.setFont('Helvetica',7.5);c.drawString(30,y-30,'21 units, 18 leased, 3 vacant. All amounts exclude GST. Printed 04 Jul 2025 09:12 by Camberley Asset Services.')
    c.save();save(name,'INDUSTRIAL','two-line records drawn on canvas, header per page',True,'Banksia Road Industrial Estate','2025-06-30',21,18,3,rows)
def nz():
    name='te_awa_yards_quarterly.pdf'
    data=[('Lot 1','Container yard','Harbourline Containers Ltd',12400,(2019,7,1),9,(2025,7,1),46500,40000),('Lot 2A','Truck parking yard','Tuhoro Transport Ltd',6850,(2022,4,1),6,(2026,4,1),23975,20000),('Lot 2B','Contractor’s yard','Greenstone Civil Ltd',4300,(2023,10,1),3,None,15587.5,10000),('Lot 3','Timber yard','Totara Mills (2008) Ltd',15900,(2014,2,1),21,(2028,2,1),51675,0),('Lot 4','Bare land','',8200,None,0,None,None,None),('Lot 5','Ground lease – service station','Kereru Fuels NZ Ltd',3650,(2006,12,1),30,(2026,12,1),31250,0),('Lot 6','Garden centre','Pohutukawa Plants Ltd',7100,(2021,9,1),12,(2027,9,1),28400,25000),('Lot 7','Car sales yard','Rimu Motors Ltd',2980,(2024,3,1),4,(2026,3,1),19370,15000),('Lot 8','Scaffold store','Highline Access Ltd',2150,(2020,5,1),8,(2026,5,1),10212.5,6000),('Lot 9','Grazing','W. & H. Ormsby',31000,(2025,1,1),1,None,1550,0),('Lot 10','Bare land','',5400,None,0,None,None,None),('Lot 11','Concrete batching plant','Ruapehu Readymix Ltd',9900,(2018,8,1),15,(2028,8,1),37125,30000),('Sign A','Billboard','Outlook Media Ltd',None,(2023,1,1),5,None,4500,0)]
    M=PS('m',fontName='Courier',fontSize=7.2,leading=8.5)
    tb=[['Lot','Use','Occupier','Land area\nm2','Term from','Term to','Rent\nreview','Rent payable\nper quarter','Rent payable\nper annum','Bond\nheld']];rows=[];q=0;A=0;Bd=0
    f=lambda t:d(*t).strftime('%d-%b-%y')
    for u,k,t,a,s,y,rv,rent,b in data:
        if t:
            e=end(d(*s),y);tb.append([u,Paragraph(k,M),Paragraph(t.replace('&','&amp;'),M),f'{a:,}' if a else '',f(s),e.strftime('%d-%b-%y'),f(rv) if rv else 'none',f'{rent:,.2f}',f'{rent*4:,.2f}',f'{b:,.2f}'])
            rows.append(dict(unit=u,unitType=k,tenantName=t,area=a,leaseStartDate=iso(d(*s)),leaseEndDate=iso(e),annualRent=rent*4,deposit=b));q+=rent;Bd+=b
        else:
            tb.append([u,Paragraph(k,M),Paragraph('(not let)',M),f'{a:,}','','','','','','']);rows.append(dict(unit=u,unitType=k,area=a,statusText='(not let)'))
        A+=a or 0
    tb.append(['','','TOTAL',f'{A:,}','','','',f'{q:,.2f}',f'{q*4:,.2f}',f'{Bd:,.2f}'])
    t=Table(tb,colWidths=[38,78,100,46,48,48,48,62,66,52],repeatRows=1);t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Courier',7.2),('FONT',(0,0),(-1,0),'Courier-Bold',7.2),('FONT',(0,-1),(-1,-1),'Courier-Bold',7.2),('GRID',(0,0),(-1,-1),.4,colors.black),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(7,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)]))
    T1=PS('t',fontName='Courier-Bold',fontSize=12,leading=16);N=PS('n',fontName='Courier',fontSize=8,leading=10.5)
    def foot(c,doc): c.setFont('Courier',7);c.drawString(20,24,'Run 3/11/2025 8:41 am   Pukeko Land Holdings Ltd   plus GST if any')
    SimpleDocTemplate(D+name,pagesize=(A4[0]+20,A4[1]),leftMargin=14,rightMargin=14,topMargin=40,bottomMargin=40).build([Paragraph('TE AWA YARDS AND LAND, STATE HIGHWAY 2',T1),Paragraph('Schedule of leases and licences (quarterly in advance, 1 Jan / Apr / Jul / Oct)',N),Spacer(1,10),t,Spacer(1,10),Paragraph('Twelve lots, ten of them let; Lots 4 and 10 are not let. The billboard licence is included in the rent but is not a lot. Bonds are held in the solicitor\'s trust account. Lot 3 and Lot 5 are perpetually renewable ground leases; the lessee owns the improvements.',N)],onFirstPage=foot)
    save(name,'LAND','courier grid, quarter and annual rents, run date only',True,'Te Awa Yards and Land',None,12,10,2,rows)
au();nz()
