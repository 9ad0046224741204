# UK office investment tenancy schedule: three-line grouped headers, spacer columns, steps per annum
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
NAME='Corbel House - Tenancy Schedule v3.xlsx'
def make():
    wb=Workbook(); cv=wb.active; cv.title='Cover'; cv['B3']='Corbel House, 14-20 Sluice Lane, Bristow BS9'; cv['B3'].font=Font(bold=True,size=16); cv['B5']='Vendor due diligence pack'; cv['B6']='Prepared by Ravelin Asset Management LLP'; cv['B8']='Tab TS: tenancy schedule   Tab SC: service charge budget'
    ws=wb.create_sheet('TS'); sc=wb.create_sheet('SC')
    ws.sheet_view.showGridLines=False
    B=Font(name='Arial',size=9,bold=True); N=Font(name='Arial',size=9)
    ws['B1']='Corbel House, 14-20 Sluice Lane, Bristow BS9'; ws['B1'].font=Font(name='Arial',size=13,bold=True); ws['B2']='Tenancy Schedule as at 29 September 2025'; ws['B2'].font=B
    # columns: B floor C suite D tenant E spacer F sqft G sqm H spacer I start J expiry K break L btype M review N spacer O rent pa P psf Q step date R step rent S spacer T ERVpsf U comment
    g={'F4:G4':'Area (NIA)','I4:M4':'Lease events','O4:R4':'Rent','T4:T4':'ERV'}
    for k,v in g.items():
        a=k.split(':')[0]; ws[a]=v; ws[a].font=B; ws[a].alignment=Alignment(horizontal='center')
        if k[:2]!=k[3:]: ws.merge_cells(k)
    h5={'B':'Floor','C':'Demise','D':'Tenant','F':'sq ft','G':'sq m','I':'Start','J':'Expiry','K':'Break','L':'Break','M':'Next','O':'Passing','P':'Passing','Q':'Fixed','R':'Stepped','T':'£ psf','U':'Comments'}
    h6={'K':'date','L':'type','M':'review','O':'£ pa','P':'£ psf','Q':'step','R':'rent £ pa'}
    for c,v in h5.items(): ws[f'{c}5']=v
    for c,v in h6.items(): ws[f'{c}6']=v
    for c in 'BCDFGIJKLMOPQRTU':
        for rr in (5,6): ws[f'{c}{rr}'].font=B; ws[f'{c}{rr}'].fill=PatternFill('solid',fgColor='DDE6D5'); ws[f'{c}{rr}'].alignment=Alignment(horizontal='left' if c in 'BCDU' else 'center')
    data=[('Ground','Reception suite','Thistledown Coffee Roasters Ltd',1120,D(2021,5,10),D(2031,5,9),D(2026,5,10),'T',D(2026,5,10),28000,None,None,26,'A3 use permitted'),
     ('Ground','Part ground east','Avonlea Mortgage Brokers Ltd',2345,D(2023,1,16),D(2028,1,15),None,None,None,58625,D(2026,1,16),61000,27.5,None),
     ('1st','Whole floor','Hexworthy Environmental plc',8910,D(2019,9,29),D(2029,9,28),None,None,None,218295,None,None,28.5,'Sept 2024 review documented'),
     ('2nd','2 North','Larkspur Digital Limited',4120,D(2022,3,25),D(2027,3,24),D(2025,3,25),'T',None,105060,None,None,28.5,'Break not exercised'),
     ('2nd','2 South','Vacant',4690,None,None,None,None,None,None,None,None,28.5,'Refurbished; void rates payable'),
     ('3rd','3 North','Oake & Vellacott Solicitors',4135,D(2016,6,24),D(2026,6,23),None,None,None,99240,None,None,28.5,'1954 Act protected'),
     ('3rd','3 South','Quillon Insurance Services Ltd',4702,D(2024,11,4),D(2034,11,3),D(2029,11,4),'M',D(2029,11,4),122252,D(2025,11,4),131656,28.5,'Half rent to 3 Nov 2025 topped up'),
     ('4th','Suite 4.1','Brightmoor Talent Ltd',1980,D(2023,8,1),D(2026,7,31),None,None,None,51480,None,None,29,None),
     ('4th','Suite 4.2','Vacant - under offer',2210,None,None,None,None,None,None,None,None,29,'Heads of terms at £29.50'),
     ('4th','Suite 4.3','Tamarisk Charitable Trust',1755,D(2020,4,1),D(2025,3,31),None,None,None,38610,None,None,29,'Holding over'),
     ('4th','Suite 4.4','Merrivale Planning Consultants LLP',2840,D(2025,2,17),D(2030,2,16),D(2028,2,17),'T',None,79520,D(2027,2,17),83780,29,None),
     ('5th','Penthouse','Stannary Capital Advisers Ltd',6015,D(2018,12,25),D(2028,12,24),None,None,D(2023,12,25),186465,None,None,32,'Review outstanding'),
     ('Basement','Store B1','Oake & Vellacott Solicitors',640,D(2016,6,24),D(2026,6,23),None,None,None,5120,None,None,8,'Co-terminous'),
     ('Basement','Store B2','Vacant',515,None,None,None,None,None,None,None,None,8,None)]
    r=7; truth=[]; TA=TR=TM=0; last=None
    for fl,dm,te,ar,a,b,bk,bt,rv,rent,sd,sr,erv,cm in data:
        sqm=round(ar*.092903,1); v=te.startswith('Vacant')
        V={'B':fl if fl!=last else None,'C':dm,'D':te,'F':ar,'G':sqm,'I':a,'J':b,'K':bk,'L':bt,'M':rv,'O':rent,'P':round(rent/ar,2) if rent else None,'Q':sd,'R':sr,'T':erv,'U':cm}
        for c,x in V.items():
            if x is None: continue
            q=ws[f'{c}{r}']; q.value=x; q.font=Font(name='Arial',size=9,italic=v)
            if isinstance(x,D): q.number_format='dd-mmm-yy'; q.alignment=Alignment(horizontal='center')
            elif c in 'FOR': q.number_format='#,##0'
            elif c=='G': q.number_format='#,##0.0'
            elif c in 'PT': q.number_format='0.00'
        last=fl; TA+=ar; TR+=rent or 0; TM+=sqm
        truth.append(R(unit=dm,area=ar,tenantName=None if v else te,statusText=te if v else 'Occupied',annualRent=rent,leaseStartDate=a,leaseEndDate=b,rentSteps=[{'date':iso(sd),'amount':sr,'per':'year'}] if sr else None))
        r+=1
    r+=1
    for c,x,f in (('D','Total',None),('F',TA,'#,##0'),('G',round(TM,1),'#,##0.0'),('O',TR,'£#,##0')):
        q=ws[f'{c}{r}']; q.value=x; q.font=B; q.border=Border(top=Side(style='thin'),bottom=Side(style='double')); 
        if f: q.number_format=f
    va=sum(t['area'] for t in truth if t['statusText']!='Occupied')
    r+=2
    for x in (f'14 demises: 11 let, 3 vacant ({va:,} sq ft, {va/TA:.1%} of floor area)','T = tenant break, L = landlord break, M = mutual. ERV is the managing agents\' opinion and excludes incentives.','Car park: 22 spaces let with the floors, no separate rent.'):
        ws[f'B{r}']=x; ws[f'B{r}'].font=Font(name='Arial',size=8,italic=True); r+=1
    for c,w in dict(A=2,B=10,C=17,D=34,E=1.5,F=9,G=9,H=1.5,I=11,J=11,K=11,L=6,M=11,N=1.5,O=11,P=9,Q=11,R=11,S=1.5,T=8,U=34).items(): ws.column_dimensions[c].width=w
    ws.freeze_panes='E7'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=8; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    sc['A1']='Service charge budget y/e 24 March 2026'; sc['A1'].font=B
    tot=0
    for i,(a,b) in enumerate((('Security & reception',96400),('Cleaning',71250),('Lifts',18800),('M&E maintenance',64300),('Utilities (common)',88900),('Management fee',41500),('Sinking fund',25000)),3):
        sc[f'A{i}']=a; sc[f'B{i}']=b; tot+=b
    sc['A10']='Total'; sc['B10']=tot; sc.column_dimensions['A'].width=30
    wb.active=1; wb.save(os.path.join(DOC,NAME))
    save(NAME,truth,'Corbel House, 14-20 Sluice Lane, Bristow BS9','2025-09-29',14,11,3,'OFFICE','Ravelin Asset Management','investment tenancy schedule, three-line grouped headers, spacer columns, three sheets','floor printed once, sq ft and sq m, break and review dates, stepped rent per annum',sheet='TS')
