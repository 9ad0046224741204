from h import *
import openpyxl
from openpyxl.styles import *
R=random.Random(88);F='Banksia Village SC - Tenancy Schedule Mar-26.xlsx'
wb=openpyxl.Workbook();ws=wb.active;ws.title='TS'
ft=lambda **k:Font(name='Arial Narrow',size=10,**k)
ws['B1']='BANKSIA VILLAGE SHOPPING CENTRE';ws['B1'].font=ft(bold=True);ws['B2']='Cnr Wattle Rd & Pioneer Pde, Caboolture QLD 4510';ws['B3']='Tenancy Schedule';ws['E3']='as at';ws['F3']=D(2026,3,31);ws['F3'].number_format='d mmmm yyyy';ws['F3'].alignment=Alignment(horizontal='left')
for a in('B2','B3','E3','F3'): ws[a].font=ft()
H1=[None,'Shop','Tenant','Usage','GLA','Term',None,None,'Option','Review',None,'Base Rent',None,'Outgoings','Promo','Gross Rent','% Gross','Bond /']
H2=[None,'No.',None,None,'m²','Start','Years','Expiry','(yrs)','Type','Next','$ pa','$/m²','$ pa','Levy $ pa','$ pa',None,'BG $']
for r,HH in((5,H1),(6,H2)):
    for j,x in enumerate(HH,1):
        if j==1: continue
        c=ws.cell(r,j,x);c.font=ft(bold=True);c.fill=PatternFill('solid',fgColor='FCE4D6');c.alignment=Alignment(horizontal='center')
        c.border=Border(top=Side(style='medium') if r==5 else None,bottom=Side(style='medium') if r==6 else None)
ws.merge_cells('F5:H5');ws.merge_cells('J5:K5');ws.merge_cells('L5:M5')
X=[('MAJOR','Supermarket','M1','Freshfields Supermarkets Pty Ltd',3280,312,(2016,11,21),20,'4 x 10','Turnover'),
('MAJOR','Discount variety','MM1','Bargain Barn Australia Pty Ltd',890,295,(2021,2,1),7,'1 x 5','CPI'),
('SPEC','Pharmacy','1','Banksia Day & Night Chemist',212,690,(2019,7,1),10,'1 x 5','CPI + 1%'),
('SPEC','Bakery','2','Golden Crust Bakehouse',96,980,(2022,9,12),5,'1 x 5','4.00%'),
('SPEC','Newsagency / Lotto','3','Caboolture News & Lotto',104,870,(2021,4,1),5,None,'4.00%'),
('SPEC','Butcher','4','Pioneer Prime Meats',118,905,(2023,5,8),5,'1 x 5','4.00%'),
('SPEC','Sushi','5','Sakana Express Pty Ltd',58,1350,(2024,3,4),5,None,'5.00%'),
('SPEC','Hairdresser','6A','Kutz By Karina',62,880,(2023,10,1),3,'1 x 3','CPI'),
('SPEC',None,'6B',None,64,0,None,None,None,None),
('SPEC','Nails','7','Lotus Nail Lounge',55,1150,(2022,12,1),5,None,'5.00%'),
('SPEC','Optometrist','8','ClearView Eyecare Pty Ltd',101,860,(2020,8,17),7,'1 x 5','CPI + 1%'),
('SPEC','Café','9-10','Two Galahs Espresso',174,790,(2024,11,1),7,'1 x 7','4.00%'),
('SPEC','Liquor','11','Cellar & Keg Pty Ltd',240,610,(2016,11,21),10,'2 x 5','CPI'),
('SPEC','Medical centre','12-14','Banksia Family Medical Pty Ltd',486,520,(2020,2,3),10,'2 x 5','3.50%'),
('SPEC','Physio','15','Motion Physiotherapy',110,640,(2025,1,13),5,'1 x 5','3.75%'),
('SPEC',None,'16',None,132,0,None,None,None,None),
('SPEC','Takeaway','17','Reef & Beef Takeaway',84,930,(2018,6,1),5,None,'Holdover'),
('SPEC','Pet supplies','18','Waggy Tails Pet Barn',205,505,(2023,2,6),5,'1 x 5','4.00%'),
('OTHER','ATM','ATM1','Coral Coast Mutual Bank',None,9600,(2022,7,1),5,None,'CPI'),
('OTHER','Kiosk','K1','Juice Junction',18,2100,(2025,6,2),3,None,'5.00%'),
('OTHER','Pad site – fast food','P1','Smokey Joe\'s Chargrill Pty Ltd',310,560,(2019,3,18),15,'3 x 5','3.00%'),
('OTHER','Signage','PYL','Various pylon panels',None,14350,(2023,1,1),None,None,'—')]
nm={'MAJOR':'Majors & Mini-Majors','SPEC':'Specialties','OTHER':'Kiosks, Pads & Other'}
rows=[];y=7;prev=None;S=[0]*6;T=[0]*6;out=[]
for x in X:
    k,use,u,t,a,q,s,yr,op,rv=x
    rent=round(a*q/10)*10 if a else q
    og=round(a*(128 if k=='SPEC' else 74)) if a else 0
    pl=round(rent*.05) if k=='SPEC' and t else 0
    if not t: og=0
    bg=round(rent/4) if t and k!='MAJOR' and a else None
    out.append((k,use,u,t,a,rent,og,pl,rent+og+pl,bg,D(*s) if s else None,yr,op,rv))
Gt=sum(o[8] for o in out)
def tl(n,v,ind):
    global y
    ws.cell(y,3,n)
    for j,q in((5,0),(12,1),(14,2),(15,3),(16,4),(18,5)): ws.cell(y,j,v[q]).number_format='#,##0'
    ws.cell(y,17,v[4]/Gt).number_format='0.0%'
    for j in range(2,19): ws.cell(y,j).font=ft(bold=True);ws.cell(y,j).border=Border(top=Side(style='thin'),bottom=Side(style='double') if ind else None)
    y+=1
for o in out+[None]:
    if prev and (o is None or o[0]!=prev):
        tl('Total '+nm[prev],S,0);T=[a+b for a,b in zip(T,S)];S=[0]*6;y+=1
        if o is None: break
    k,use,u,t,a,rent,og,pl,gr,bg,s,yr,op,rv=o
    if k!=prev: ws.cell(y,2,nm[k]).font=ft(bold=True,italic=True,color='7030A0');y+=1
    e=term_end(s,yr) if s and yr else None
    nx=None
    if s and rv not in('Holdover','—','Turnover'):
        nx=s
        while nx<D(2026,4,1): nx=addm(nx,12)
        if e and nx>e: nx=None
    vals=[u if not u.isdigit() else int(u),t or 'Vacant',use,a,s,yr,('Holdover' if rv=='Holdover' else 'Monthly' if t and not e else e),op,rv,nx,rent,round(rent/a,2) if a and rent else None,og,pl,gr,gr/Gt,bg]
    for j,v in enumerate(vals,2):
        c=ws.cell(y,j,v);c.font=ft(color='FF0000' if not t else '000000')
        if isinstance(v,D): c.number_format='d-mmm-yy'
        elif j==13: c.number_format='#,##0.00'
        elif j==17: c.number_format='0.0%'
        elif j in(12,14,15,16,18): c.number_format='#,##0;(#,##0);"-"'
        if j in(2,7,9): c.alignment=Alignment(horizontal='center')
    # vacant 0 shown as dash -> left out
    z=lambda v:v if v else None
    ch=[{"code":n,"amount":v,"per":"year"} for n,v in(('Outgoings',og),('Promo Levy',pl)) if v]
    rows.append(row(unit=u,section=nm[k],tenantName=t,statusText=None if t else 'Vacant',unitType=None,area=a,leaseStartDate=s,leaseEndDate='Holdover' if rv=='Holdover' else 'Monthly' if t and not e else e,annualRent=z(rent),charges=ch,deposit=bg))
    for i,v in enumerate([a,rent,og,pl,gr,bg]): S[i]+=v or 0
    prev=k;y+=1
tl('TOTAL CENTRE',T,1)
y+=1
va=sum(o[4] for o in out if not o[3])
for l,v,nf in(('GLA occupied m²',T[0]-va,'#,##0'),('GLA vacant m²',va,'#,##0'),('Vacancy % GLA',va/T[0],'0.0%')):
    ws.cell(y,3,l).font=ft();c=ws.cell(y,5,v);c.font=ft();c.number_format=nf;y+=1
ws.cell(y+1,2,'All rents are exclusive of GST. Reviews: annual fixed or CPI (Brisbane, All Groups). BG = bank guarantee.').font=ft(italic=True)
ws.column_dimensions['A'].width=2
for c,w in zip('BCDEFGHIJKLMNOPQR',[8,32,19,8,11,6,11,8,10,10,11,9,11,10,11,8,10]): ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
h=wb.create_sheet('Expiry profile');h['A1']='Lease expiry profile by base rent';h['A1'].font=ft(bold=True)
pr={}
for r in rows:
    e=r.get('leaseEndDate','')
    kx=('FY'+str(int(e[:4])+(1 if e[5:7]>'06' else 0))) if e[:2]=='20' else 'Holdover / monthly' if e else 'Vacant'
    pr[kx]=pr.get(kx,0)+r.get('annualRent',0)
for i,k in enumerate(sorted(pr),3): h.cell(i,1,k);h.cell(i,2,pr[k]).number_format='#,##0'
wb.save(DOC+F)
save(F,dict(propertyName='BANKSIA VILLAGE SHOPPING CENTRE',asOnDate='2026-03-31',units=None,occupied=None,vacant=2,sheet='TS',rows=rows),'RETAIL','Australian centre manager','xlsx tenancy schedule, two-line grouped header, tenant categories, dashes for zero, second sheet',False)
