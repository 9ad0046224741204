# main-street mixed-use block, Buildium-style, portrait, grouped by building
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import letter
F='buildium_rent_roll_main_street_block.pdf'
asof=D.date(2025,6,12)
# building, [unit, bd/ba, tenants, type, start, end, rent, recurring other, deposit, balance]
G=[('214–216 N Main St',[('214 – Storefront','--','Threadbare Vintage LLC','Fixed',(2023,5,1),(2028,4,30),2150,325,4300,0),
 ('216 – Storefront','--','Moth & Candle Bookshop','Fixed w/rollover',(2021,9,1),(2026,8,31),1875,290,1875,0),
 ('Apt 2A','1/1','Paloma Ransome','Fixed',(2024,8,1),(2025,7,31),1195,45,1195,0),
 ('Apt 2B','1/1','Jonah Petrakis, Vera Petrakis','Fixed',(2025,2,1),(2026,1,31),1225,45,1225,1270),
 ('Apt 2C','Studio/1','Vacant','',None,None,None,None,None,None),
 ('Apt 3A','2/1','Malik Underhill','At-will',(2019,6,15),None,1080,45,900,0),
 ('Apt 3B','2/1.5','Greta Stallworth, Anselm Boateng','Fixed',(2024,11,1),(2025,10,31),1450,75,1450,-35)]),
('218 N Main St',[('Ground Floor','--','Hometown Pharmacy & Soda Co.','Fixed',(2017,1,1),(2026,12,31),4410,880,8000,0),
 ('Mezzanine','--','Vacant','',None,None,None,None,None,None),
 ('Office 201','--','Yarrow Title & Escrow','Fixed',(2024,3,1),(2027,2,28),1360,140,1360,0),
 ('Office 202','--','Hollis Kirkland, CPA','Fixed w/rollover',(2022,10,1),(2025,9,30),985,110,985,219.5),
 ('Office 203','--','Two Rivers Counseling PLLC','Fixed',(2025,1,1),(2026,12,31),1020,110,1020,0)]),
('222 N Main St',[('Storefront + Patio','--','Ember & Oak Pizzeria Inc.','Fixed',(2020,4,1),(2030,3,31),5250,1065,10500,2104.33),
 ('Loft 1','1/1','Daphne Novotny','Fixed',(2024,9,1),(2025,8,31),1640,60,1640,0),
 ('Loft 2','1/1','Cyrus Jankowski, Noor Haddad','Fixed',(2025,5,1),(2026,4,30),1695,110,1695,0),
 ('Loft 3','2/2','Emeka Fontaine','Fixed',(2024,7,1),(2025,6,30),2050,60,2050,0),
 ('Loft 4','2/2','Vacant','',None,None,None,None,None,None)]),
('9 Cedar Alley (rear)',[('Carriage House','1/1','Ingrid Ostrander','At-will',(2016,10,1),None,925,0,600,0),
 ('Garage Bay 1','--','Ember & Oak Pizzeria Inc.','At-will',(2022,1,1),None,180,0,0,0),
 ('Garage Bay 2','--','Silas Grabowski','At-will',(2023,3,1),None,165,0,165,165)])]
b7=PS('b',fontName='Helvetica',fontSize=7.2,leading=8.8)
f=lambda v:'' if v is None else (f"${v:,.2f}" if v>=0 else f"-${-v:,.2f}")
data=[['Unit','Bed/Bath','Tenants','Lease type','Lease dates','Rent','Other\nrecurring','Total\nrecurring','Deposits\nheld','Balance\ndue']]
st=[];rows=[];tot=[0]*5;nu=no=0
for b,us in G:
    st+=[('SPAN',(0,len(data)),(-1,len(data))),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',8),('TEXTCOLOR',(0,len(data)),(0,len(data)),colors.HexColor('#1f5fa8')),('TOPPADDING',(0,len(data)),(-1,len(data)),9)]
    data.append([b]+['']*9); sub=[0]*5
    for u,bb,t,lt,s,e,rent,oth,dep,bal in us:
        v=t=='Vacant'; nu+=1; no+=not v
        s=D.date(*s) if s else None; e=D.date(*e) if e else None
        dt='' if v else (mdy(s,0)+' – '+(mdy(e,0) if e else 'No end date'))
        tr=None if v else rent+oth
        data.append([u,bb,Paragraph(t.replace('&','&amp;'),b7),lt,Paragraph(dt,b7),f(rent),f(oth),f(tr),f(dep),f(bal)])
        if not v: sub=[a+q for a,q in zip(sub,(rent,oth,tr,dep,bal))]
        rows.append(row(unit=u,building=b,section=b,unitType=None if bb=='--' else bb,tenantName=None if v else t,statusText='Vacant' if v else 'Occupied',leaseStartDate=s,leaseEndDate=e or (None if v else 'No end date'),
          contractRent=None if v else float(rent),charges=None if v else [dict(code='Other recurring',amount=float(oth))],totalCharges=None if v else float(tr),deposit=None if v else float(dep),balance=None if v else float(bal)))
    st+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7.2),('LINEABOVE',(5,len(data)),(-1,len(data)),.5,colors.black)]
    data.append([f'Total for {b}','','','','']+[f(x) for x in sub]); tot=[a+q for a,q in zip(tot,sub)]
st+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7.6),('LINEABOVE',(0,len(data)),(-1,len(data)),1,colors.black),('LINEBELOW',(0,len(data)),(-1,len(data)),1,colors.black)]
data.append(['Grand total','','','','']+[f(x) for x in tot])
t=Table(data,colWidths=[76,40,100,58,62,50,46,52,52,46],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.2),('LINEBELOW',(0,0),(-1,0),1,colors.grey),('ALIGN',(5,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,1),(-1,-1),2),('BOTTOMPADDING',(0,1),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)]+st))
def foot(c,d): c.setFont('Helvetica',7); c.drawString(32,22,'Created 06/12/2025 at 4:51 PM by Fenwick Street Holdings'); c.drawRightString(580,22,f'Page {d.page}')
SimpleDocTemplate(os.path.join(DOC,F),pagesize=letter,leftMargin=14,rightMargin=14,topMargin=34,bottomMargin=44,invariant=1).build([Paragraph('Rent roll',PS('h',fontName='Helvetica-Bold',fontSize=15,leading=19)),
 Paragraph('Main Street Block · All units · As of 6/12/2025',PS('s',fontName='Helvetica',fontSize=8.5,leading=12)),Spacer(1,8),t,Spacer(1,10),
 Paragraph(f'{nu} units: {no} occupied, {nu-no} vacant ({no/nu*100:.1f}% occupied)',b7)],onFirstPage=foot,onLaterPages=foot)
save(F,'MIXED_USE','Buildium portrait, building group headings with subtotals, lease dates in one cell','start and end in one wrapped cell; commercial and residential mixed; no end date','Main Street Block',asof,nu,no,nu-no,rows,dict(contractRent=float(tot[0]),otherRecurring=float(tot[1]),totalCharges=float(tot[2]),deposit=float(tot[3]),balance=round(tot[4],2)))
