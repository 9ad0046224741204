# UK retail park, landlord's own sheet, planted digit_changed
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
fn='Foxmoor RP - tenancy sched (Dec qtr) v3.xlsx';D_=dt.date
wb=openpyxl.Workbook();s=wb.active;s.title='Sched'
data=[('1','Brackwell Home & Garden plc',25150,D_(2016,3,25),180,'25/03/2026',440125,8.0),('2A','Paws & Whiskers Superstores Ltd',7480,D_(2020,6,24),120,'24/06/2025 (o/s)',149600,0),('2B','Vacant',5020,None,0,'',0,0),('3','Dunlin Carpets Ltd (in CVA)',10040,D_(2018,9,29),120,'n/a',115460,0),('4','Peregrine Sports Retail Ltd',12110,D_(2021,12,25),120,'25/12/2026',248255,0),('5','Honeywick Beds Ltd',8015,D_(2022,6,24),120,'24/06/2027',152285,0),('6','Tannery Sofas (UK) Ltd',10200,D_(2019,3,25),120,'25/03/2024',204000,0),('7','Larder & Loft Discount Stores Ltd',18330,D_(2024,9,29),180,'29/09/2029',293280,0),('Pod A','Fernley Coffee Drive-Thru Ltd',1800,D_(2021,3,25),180,'25/03/2026',92500,0),('Pod B','Wok This Way Ltd',1650,D_(2023,1,6),120,'06/01/2028',74250,0),('Sub-stn','Ryeford Power Networks plc',None,D_(1998,1,1),1188,'none',1,0)]
s['A1']='FOXMOOR RETAIL PARK, SWINDON';s['A1'].font=Font(name='Arial',bold=True,size=12);s['A2']='Tenancy schedule @ 25 December 2025';s['H2']='all rents excl VAT'
H=['Unit','Tenant','Area sq ft GIA','Lease start','Term (yrs)','Expiry','Review','Rent pa £','Rent per qtr £','S/C 25/26 £','Rent dep held £','Incentive / remarks']
for j,h in enumerate(H,1):
    c=s.cell(4,j,h);c.font=Font(name='Arial',bold=True,size=9);c.alignment=Alignment(wrap_text=True,vertical='bottom');c.border=Border(bottom=Side(style='medium'))
rm={'4':'9m rent free exp Sep 22','5':'£75k cap contr. paid','7':'12m RF to 28/9/25','3':'CVA Cat B - turnover rent only 8%','2B':'Terms agreed w/ Nail bar; subject to LL works','Pod A':'Landlord option to relocate'}
rows=[];S=[0]*5;i=5;pl=None
for u,t,a,st,m,rv,ra,_ in data:
    v=t=='Vacant';e=term(st,m) if st else None;q=round(ra/4,2);sc=round(a*1.42) if a else 0;dp={'2A':37400,'5':38071.25,'Pod B':18562.5}.get(u)
    pr=ra
    if u=='4': pr=284255;pl=f'unit 4 annual rent printed 284,255, true 248,255 (digits transposed); its quarter {q:,.2f} and the total follow the true rent'
    for k,x in enumerate((a or 0,ra,q if u!='Sub-stn' else 0,sc,dp or 0)): S[k]+=x
    vals=[u,'VACANT' if v else t,a,st,m//12 if m else None,e,rv,None if v else pr,None if v or u=='Sub-stn' else q,sc or None,dp,rm.get(u)]
    for j,x in enumerate(vals,1):
        c=s.cell(i,j,x);c.font=Font(name='Arial',size=9,italic=v)
        if j in(7,12): c.alignment=Alignment(indent=1)
        if j in(4,6): c.number_format='dd/mm/yy'
        if j in(3,8,10): c.number_format='#,##0'
        if j in(9,11): c.number_format='#,##0.00'
        if v: c.fill=PatternFill('solid',fgColor='FFF2CC')
    rows.append(dict(unit=u,tenantName=None if v else t,area=a,leaseStartDate=iso(st),leaseEndDate=iso(e),annualRent=None if v else pr,deposit=dp,statusText='VACANT' if v else 'Occupied'))
    i+=2 if u=='7' else 1
for j,x in zip((3,8,9,10,11),S):
    c=s.cell(i,j,round(x,2));c.font=Font(name='Arial',bold=True,size=9);c.border=Border(top=Side(style='thin'),bottom=Side(style='double'));c.number_format='#,##0.00' if j in(9,11) else '#,##0'
s.cell(i+2,1,'NB Unit 3 rent shown is 12m turnover rent on account. Sub-station peppercorn £1 pa if demanded. Sub-station not on s/c.').font=Font(name='Arial',size=8)
for c,w in zip('ABCDEFGHIJKL',(8,34,10,10,7,10,17,11,12,10,11,42)): s.column_dimensions[c].width=w
s.page_setup.orientation='landscape';s.page_setup.fitToWidth=1;s.page_setup.fitToHeight=0;s.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
s.row_dimensions[4].height=26;wb.save(D+fn)
save(fn,'RETAIL','landlord own sheet','own spreadsheet, annual and quarterly rent, unlabelled total row',True,'Foxmoor Retail Park','2025-12-25',None,0,rows,planted=dict(kind='digit_changed',what=pl))
