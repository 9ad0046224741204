# England student rooms: finance partner's own workbook, several sheets, grouped header, sections per building
from h import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as L
# type, sqm, tenancy wks, rooms, let, adv pw, achieved pw (pence)
D=[("Foundry Yard, Sheffield",[("Classic En-suite",12.8,44,118,112,15400,15120),("Classic En-suite Plus",13.9,44,64,64,16250,16085),("Premium En-suite",15.2,44,36,33,17100,16710),("Accessible En-suite",19.5,44,6,4,15400,15400),("Bronze Studio",18.4,51,42,37,20900,20235),("Silver Studio",21.7,51,28,21,22500,21660),("Gold Studio (Top Floor)",26.3,51,10,9,25900,25900)]),
("Tentercroft House, Lincoln",[("Twodio (per bed)",14.1,44,20,16,13200,12890),("Standard En-suite",11.9,44,96,89,14150,13905),("Large En-suite",14.6,44,48,47,15225,15010),("Studio - Courtyard",19.2,51,24,24,18900,18615),("Studio - River",20.8,51,16,13,19950,19720),("Postgrad 1-Bed Flat",33.0,51,8,8,24500,23840)]),
("Larkfield Mews, York",[("Townhouse Room (5-bed)",11.2,48,60,60,16800,16535),("Townhouse Room (8-bed)",10.4,48,64,58,15900,15610),("Attic Double",16.7,48,12,10,18250,17990),("Garden Studio",22.0,51,9,8,23100,22650),("Warden / RA Studio",22.0,51,3,3,0,0)])]
K=["sf","other:Tenancy (wks)","units","occupied","vacant","pct_occ","market","actual","market_total","actual_total","other:Void cost to year end £"]
wb=openpyxl.Workbook();cv=wb.active;cv.title="Cover"
F=lambda **q:Font(name='Gill Sans MT',size=q.pop('size',10),**q)
for r,(t,s,b) in enumerate((("Student portfolio - rooms and rates",18,True),("Academic year 2025/26  |  position at 31 October 2025",12,False),("",10,False),("Prepared by: Finance Business Partnering, Ridgeholme Student Living",10,False),("Status: DRAFT v3 for Asset Review 13 November",10,False),("Achieved rent is net of cashback and early-bird discount, weighted by let rooms.",10,False)),3):
    cv.cell(r,2,t).font=F(size=s,bold=b)
cv.column_dimensions['B'].width=90;cv.sheet_view.showGridLines=False
ws=wb.create_sheet("Room mix");ws.sheet_view.showGridLines=False
ws['B2']="Room mix by building";ws['B2'].font=F(size=14,bold=True,color='5B2C6F');ws['B3']="All money in £; rents per room per week, income for the tenancy length shown";ws['B3'].font=F(italic=True,color='777777')
pur=PatternFill('solid',fgColor='5B2C6F');lav=PatternFill('solid',fgColor='EBDEF0');wh=F(bold=True,color='FFFFFF')
for a,b,t in ((4,8,"Rooms"),(9,10,"Weekly rent £"),(11,12,"Annual income £")): pass
hdr=["Room type","m² (avg)","Tenancy (wks)","Rooms","Let","Void","% let","Advertised","Achieved","At full let","Contracted","Void cost to year end £"]
# col B..M with spacer column I blank
cols=[2,3,4,5,6,7,8,10,11,12,13,14]
for (c1,c2,t) in ((5,8,"Rooms"),(10,11,"Rent per week £"),(12,13,"Income for year £")):
    ws.merge_cells(start_row=5,start_column=c1,end_row=5,end_column=c2);ws.cell(5,c1,t)
for c in range(2,15):
    for r in(5,6): x=ws.cell(r,c);x.fill=pur;x.font=wh;x.alignment=Alignment(horizontal='center' if c>2 else 'left',vertical='center',wrap_text=True)
for c,t in zip(cols,hdr): ws.cell(6,c,t)
ws.row_dimensions[6].height=42
NF=['0.0','0','#,##0','#,##0','#,##0','0.0%','#,##0.00','#,##0.00','#,##0','#,##0','#,##0']
rows=[];tot=[];r=7;G=[0]*6
th=Side(style='thin')
def put(vals,label,bold=False,fill=None):
    global r
    x=ws.cell(r,2,label);x.font=F(bold=bold)
    for c,v,n in zip(cols[1:],vals,NF):
        if v is None: continue
        x=ws.cell(r,c,v);x.number_format=n;x.font=F(bold=bold);x.alignment=Alignment(horizontal='right')
    for c in range(2,15):
        if fill: ws.cell(r,c).fill=fill
        if bold: ws.cell(r,c).border=Border(top=th)
    r+=1
def tl(lab,S):
    u,l,ga,co,vo,_=S
    v=[None,None,u,l,u-l,l/u,None,None,ga,co,vo]
    put(v,lab,True,lav)
    tot.append({"label":lab,"units":u,"occupied":l,"vacant":u-l,"pct_occ":round(100*l/u,1),"market_total":ga,"actual_total":co,"other:Void cost to year end £":vo})
for b,T in D:
    x=ws.cell(r,2,b);x.font=F(bold=True,size=11,color='5B2C6F');r+=1;S=[0]*6
    for t,sq,wk,n,l,ad,ac in T:
        ga=round(n*wk*ad/100);co=round(l*wk*ac/100);vo=round((n-l)*(wk-7)*ad/100)
        v=[sq,wk,n,l,n-l,l/n,m(ad) if ad else None,m(ac) if ac else None,ga if ad else None,co if ad else None,vo if ad else None]
        put(v,t);d={"type":t,**{k:(round(q*100,1) if k=='pct_occ' else q) for k,q in zip(K,v) if q is not None}};rows.append(d)
        for i,q in enumerate((n,l,ga,co,vo,0)): S[i]+=q
    tl("Total "+b.split(',')[0],S);r+=1;G=[p+q for p,q in zip(G,S)]
tl("Portfolio total",G)
ws.cell(r+1,2,"Void cost: void rooms at advertised rent from week 8 of the tenancy. Warden rooms are not charged.").font=F(italic=True,size=9)
for c,w in zip(range(1,15),(2,32,9,10,8,8,8,9,2,12,12,14,14,15)): ws.column_dimensions[L(c)].width=w
ws.freeze_panes='C7';ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0
w3=wb.create_sheet("Booking pace")
w3.append(["Week","Bookings 25/26","Bookings 24/25"])
for q in ((38,604,571),(39,611,588),(40,615,596),(41,617,598),(42,619,601),(43,G[1]+1,603),(44,G[1],602)): w3.append(q)
wb.active=1
wb.save(doc('Room mix 2025-26 v3.xlsx'));print(G)
save('Room mix 2025-26 v3.xlsx','UM','finance partner workbook, three sheets, sections per building, weekly rents, spacer column',False,K,rows,tot)
