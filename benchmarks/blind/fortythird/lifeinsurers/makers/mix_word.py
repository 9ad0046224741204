from common import *
NAME="Certified Rent Roll - Tannery Building.pdf"
L=lambda d:d.strftime("%B ")+f"{d.day}, {d.year}" if isinstance(d,dt.date) else (d or "")
M=lambda v:f"${v:,.2f}"
com=[("Store A","Wren & Thistle Books LLC",2140,D(2021,4,1),D(2031,3,31),4280.00,8000.00,[(D(2027,4,1),4408.40)]),
("Store B","VACANT",1325,None,None,None,None,[]),
("Store C","Saltmarsh Oyster House, Inc.",2980,D(2018,10,1),D(2028,9,30),7152.00,14304.00,[(D(2026,10,1),7366.56),(D(2027,10,1),7587.56)]),
("2nd Floor","Dunleavy Architects",2410,D(2024,1,15),"month-to-month",3615.00,3615.00,[])]
res=[("3A","1 Bedroom","Marisol Quiroz",D(2026,6,1),D(2027,5,31),1850.00,1850.00),
("3B","1 Bedroom","Nikhil Rasmussen",D(2023,9,1),D(2027,8,31),1775.00,1700.00),
("3C","2 Bedroom","Fern Holloway and Gideon Xiong",D(2024,8,1),D(2027,7,31),2350.00,2300.00),
("3D","Studio","Vacant (being painted)",None,None,None,None),
("4A","1 Bedroom","Theodora Jankowski",D(2015,3,1),"month-to-month",1420.00,1200.00),
("4B","1 Bedroom","Malik Oyelaran",D(2025,11,1),D(2026,10,31),1825.00,1825.00),
("4C","2 Bedroom","Lucinda Pruitt",D(2022,5,1),D(2027,4,30),2295.00,2250.00),
("4D","Studio","Superintendent - no rent",D(2019,1,1),None,0.00,0.00)]
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
S=PS("n",fontName="Times-Roman",fontSize=11,leading=13.5);SC=PS("c",parent=S,alignment=1);SB=PS("b",parent=S,fontSize=9.5,leading=11);SR=PS("r",parent=SB,alignment=2)
h=[Paragraph("<b><font size=14>CERTIFIED RENT ROLL</font></b>",SC),Spacer(1,8),Paragraph("The Tannery Building<br/>118-124 Water Street, Portsmouth, New Hampshire",SC),Spacer(1,10),
 Paragraph("Borrower: Tannery Water Street Realty Trust<br/>Lender loan number: 7720415<br/>Rent roll as of: <b>September 1, 2026</b>",S),Spacer(1,10),Paragraph("<b>I. COMMERCIAL SPACE</b>",S),Spacer(1,4)]
def tab(hd,data,w,span):
    d=[[Paragraph(f"<b>{t}</b>",SB) for t in hd]]+[[Paragraph(str(x),SR if (str(x).startswith(("$","<b>$")) and " on " not in str(x)) or (i==2 and str(x).replace(",","").replace("<b>","").replace("</b>","").isdigit()) else SB) for i,x in enumerate(r)] for r in data]
    t=Table(d,colWidths=w,style=[("GRID",(0,0),(-1,-1),.5,colors.black),("BACKGROUND",(0,0),(-1,0),colors.Color(.9,.9,.9)),("VALIGN",(0,0),(-1,-1),"TOP"),("LEFTPADDING",(0,0),(-1,-1),4),("RIGHTPADDING",(0,0),(-1,-1),4),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),3),("SPAN",(0,-1),(span,-1))])
    h.append(t);h.append(Spacer(1,12))
dc=[];dr=[]
rows=[]
for u,n,sf,a,e,r,d,st in com:
    s="<br/>".join(f"{M(x)} on {L(y)}" for y,x in st) or "None" if r else ""
    dc.append([u,n,f"{sf:,}",L(a),L(e),M(r) if r else "",M(d) if d else "",s])
    v=n=="VACANT"
    rows.append(row(unit=u,section="COMMERCIAL SPACE",area=sf,tenantName=None if v else n,statusText="VACANT" if v else "Occupied",leaseStartDate=a,leaseEndDate=e,contractRent=r,deposit=d,rentSteps=[dict(date=y,amount=x) for y,x in st]))
cr=sum(c[5] or 0 for c in com);cd=sum(c[6] or 0 for c in com)
B=lambda x:f"<b>{x}</b>"
dc.append([B("Total Commercial"),"",B(f"{sum(c[2] for c in com):,}"),"","",B(M(cr)),B(M(cd)),""])
tab(["Space","Tenant","Approx. Sq. Ft.","Commence-<br/>ment","Expiration","Monthly Rent","Security Deposit","Next Increases (new monthly rent)"],dc,[44,80,44,62,74,58,62,82],1)
h+=[Paragraph("<b>II. RESIDENTIAL APARTMENTS</b>",S),Spacer(1,4)]
for u,t,n,a,e,r,d in res:
    v=n.startswith("Vacant")
    dr.append([u,t,n,L(a),L(e),"" if r is None else M(r),"" if d is None else M(d)])
    rows.append(row(unit=u,section="RESIDENTIAL APARTMENTS",unitType=t,tenantName=None if v else n,statusText=n if v else "Occupied",moveInDate=a,leaseEndDate=e,contractRent=r,deposit=d))
rr=sum(x[5] or 0 for x in res);rd=sum(x[6] or 0 for x in res)
dr.append([B("Total Residential"),"","","","",B(M(rr)),B(M(rd))])
tab(["Apt.","Type","Resident(s)","Moved In","Lease Ends","Rent per Month","Deposit Held"],dr,[34,62,126,86,86,56,56],4)
h.append(Paragraph(f"Total monthly rent, commercial and residential: <b>{M(cr+rr)}</b> &nbsp;&nbsp; (annualized {M(12*(cr+rr))})",S))
h+=[Spacer(1,10),Paragraph("The undersigned hereby certifies to the Lender that the foregoing is a true, correct and complete list of all leases and tenancies at the property as of the date stated above; that no rent has been paid more than thirty (30) days in advance; that no tenant is more than thirty (30) days past due; and that, except as shown, no tenant has any option to purchase or right of first refusal.",S),Spacer(1,14),
 KeepTogether([Paragraph("TANNERY WATER STREET REALTY TRUST<br/><br/>By: ______________________________<br/>Title: Trustee<br/>Date signed: &nbsp; 9 / 8 / 2026",S)])]
SimpleDocTemplate(doc(NAME),pagesize=(612,792),leftMargin=50,rightMargin=50,topMargin=60,bottomMargin=60,producer="Microsoft Word for Microsoft 365",title="").build(h)
save(NAME,rows,"The Tannery Building","2026-09-01",12,10,2,"MIXED_USE","Word-made certified rent roll, two tables with different columns, long dates, certification and signature","owner's attorney in Word")
