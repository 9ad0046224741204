# Lender/escrow form: certified roll for warehouse portfolio, several buildings, two-row records, planted digit_changed
from common import *
import openpyxl
from openpyxl.styles import Font,Border,Side,Alignment
F='CERTIFIED ROLL - Frederickson Warehouses - escrow 25-30417.xlsx'
D=[('Bldg A - 17504 Canyon Rd E',[('A-1','Summit Pallet & Recycle Co',18200,'10/01/2020','09/30/2027',13650,3276,13650),('A-2','Two Rivers Cabinet Works',9600,'04/01/2023','03/31/2028',7680,1728,7500),('A-3','Vacant',9600,None,None,None,None,None),('A-4','Jellison Fire Sprinkler Inc',12000,'01/15/2022','01/31/2027',9360,2160,9000)]),
('Bldg B - 17520 Canyon Rd E',[('B-1','Kulshan Beverage Wholesale LLC',42500,'06/01/2019','05/31/2029',29750,7650,0),('B-2','Cedar & Slate Roofing Supply',15400,'11/01/2024','10/31/2029',12320,2772,12320)]),
('Bldg C - 5612 176th St E',[('C-1','North Mason Auto Glass',6200,'08/01/2021','07/31/2026',5270,1116,5000),('C-2','Puyallup Valley Crossfit',5800,'02/01/2024','01/31/2027',5220,1044,5220),('C-3','Emerald Freight Forwarders Inc',14200,'05/01/2022','04/30/2027',10650,2556,10000),('C-4','Sorrells Machine & Tool',7900,'12/01/2018','Month-to-Month',6083,1422,4500),('C-5','Vacant',6100,None,None,None,None,None)])]
BAD=('C-3',10850)
wb=openpyxl.Workbook();ws=wb.active;ws.title='Sheet1';B=Font(name='Times New Roman',bold=True,size=11);N=Font(name='Times New Roman',size=11);I=Font(name='Times New Roman',italic=True,size=9)
th=Side(style='thin');md=Side(style='medium')
def put(r,c,v,f=N,fmt=None,al=None):
    x=ws.cell(r,c,v);x.font=f
    if fmt:x.number_format=fmt
    if al:x.alignment=Alignment(horizontal=al,vertical='center',wrap_text=True)
    return x
put(1,1,'CERTIFIED RENT ROLL',Font(name='Times New Roman',bold=True,size=14));put(2,1,'Property:',B);put(2,2,'Frederickson Warehouses, Pierce County, Washington');put(3,1,'Seller:',B);put(3,2,'Canyon Road Industrial Partners LP');put(4,1,'Escrow No.:',B);put(4,2,'25-30417-KM');put(2,6,'Rents as of:',B);put(2,8,'09/01/2025');put(3,6,'Closing:',B);put(3,8,'on or about 09/12/2025')
M='_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)'
H=['Space','Tenant / Term','Sq Ft','Monthly Base Rent','Monthly NNN','Total Monthly','Security Deposit','Delinquent? (Y/N)']
for j,h in enumerate(H): put(6,j+1,h,B,al='center').border=Border(top=md,bottom=md)
ws.row_dimensions[6].height=32
R=7;rows=[];g=[0]*5
for b,L in D:
    put(R,1,b,B);R+=1;t=[0]*5
    for u,n,sf,s,e,br,nn,dp in L:
        shown=BAD[1] if u==BAD[0] else br
        put(R,1,u);put(R,2,n);put(R,3,sf,fmt='#,##0');r=dict(unit=u,building=b,area=sf,statusText='Vacant' if br is None else 'Occupied')
        t[0]+=sf
        if br is not None:
            for c,v in((4,shown),(5,nn),(6,br+nn),(7,dp)): put(R,c,v,fmt=M)
            put(R,8,'N',al='center');put(R+1,2,f'   {s} - {e}',I)
            for q,v in((1,br),(2,nn),(3,br+nn),(4,dp)): t[q]+=v
            iso=lambda x:f'{x[6:]}-{x[:2]}-{x[3:5]}' if x[0].isdigit() else x
            r.update(tenantName=n,contractRent=shown,leaseStartDate=iso(s),leaseEndDate=iso(e),charges=[dict(code='Monthly NNN',amount=nn)],totalCharges=br+nn,deposit=dp or None)
            R+=1
        for c in range(1,9): ws.cell(R,c).border=Border(bottom=Side(style='hair'))
        R+=1;rows.append(r)
    put(R,2,'Subtotal',B)
    for c,v in zip((3,4,5,6,7),t): put(R,c,v,B,'#,##0' if c==3 else M).border=Border(top=th)
    g=[x+y for x,y in zip(g,t)];R+=2
put(R,2,'TOTAL - 11 spaces, 9 leased',B)
for c,v in zip((3,4,5,6,7),g): put(R,c,v,B,'#,##0' if c==3 else M).border=Border(top=th,bottom=Side(style='double'))
R+=2
for s in['Seller certifies under penalty of perjury under the laws of the State of Washington that the above is true and correct, that no','tenant has prepaid rent beyond the current month, and that no concessions are owed other than as shown above.','','Canyon Road Industrial Partners LP','','By: ______________________________      Date: ______________','     Leland Vandergriff, Authorized Signatory']:
    put(R,1,s);R+=1
for L,w in zip('ABCDEFGH',[11,36,10,14,13,14,13,12]): ws.column_dimensions[L].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);wb.save(doc(F))
save(F,'WAREHOUSE','Certified escrow form, buildings, term on second line, signature block',True,'Frederickson Warehouses','2025-09-01',rows,11,9,2,planted=dict(what='C-3 monthly base rent printed 10,850 instead of 10,650; its total monthly, the Bldg C subtotal and the grand total follow 10,650',kind='digit_changed'))
