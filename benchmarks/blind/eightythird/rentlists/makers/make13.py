from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
name='Bays_tenancy_schedule_Foundry_Yard.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Tenancy Schedule'
# starts at column B, blank spacer columns, dates as text, rate column, two escalation column pairs
nv=PatternFill('solid',fgColor='1F3864'); wf=Font(name='Calibri',size=10,bold=True,color='FFFFFF'); nf=Font(name='Calibri',size=10); bf=Font(name='Calibri',size=10,bold=True); th=Side(style='thin',color='999999')
ws['B2']='FOUNDRY YARD CONTRACTOR BAYS'; ws['B2'].font=Font(size=15,bold=True,color='1F3864'); ws['B3']='2750 Slag Road, Burrard Mills, British Columbia'; ws['B4']='Tenancy Schedule at 30-Jun-2025 (CAD, before GST)'
H={2:'Bay',3:'Tenant',4:'Leased Area\n(sq ft)',5:'Lease Start',6:'Lease Expiry',8:'Base Rent\nPSF p.a.',9:'Base Rent\nMonthly',10:'Op. Costs\nMonthly',11:'Prop. Tax\nMonthly',12:'Gross\nMonthly',14:'Step 1\nDate',15:'Step 1\nMonthly',16:'Step 2\nDate',17:'Step 2\nMonthly',19:'Deposit'}
for j,h in H.items():
    c=ws.cell(6,j,h); c.fill=nv; c.font=wf; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[6].height=30
d=[('Building 1 - Truck Bays',[('1-1','Salish Scaffold Ltd.',3200,'01-Feb-2023','31-Jan-2028',14.25,[('01-Feb-2026',15),('01-Feb-2027',15.5)],7600),('1-2','Burrard Door & Glass',3200,'01-Jul-2021','30-Jun-2026',13.5,[],3600),('1-3','Vacant',3200,None,None,None,[],None),('1-4/5','Kestrel Mechanical Inc.',6400,'15-Oct-2024','14-Oct-2029',14.75,[('15-Oct-2026',15.25),('15-Oct-2028',16)],15733.33),('1-6','Okonta Tile Importers',3200,'01-Apr-2020','Overholding',12.75,[],3400)]),
('Building 2 - Small Bays',[('2-1','Marrow & Co. Motorcycles',1450,'01-Jan-2024','31-Dec-2026',16.5,[('01-Jan-2026',17)],2000),('2-2','Lathe Legal Woodworks',1450,'01-Sep-2022','31-Aug-2025',15.75,[],1900),('2-3','Vacant',1450,None,None,None,[],None),('2-4','Cold Smoke Provisions',1520,'01-Mar-2025','28-Feb-2030',17.25,[('01-Mar-2027',17.75),('01-Mar-2029',18.25)],4370),('2-5','Emmerich Auto Detailing',1450,'01-Dec-2023','30-Nov-2026',16.5,[('01-Dec-2025',17)],0),('2-6','Glass Frog Pottery',1380,'01-May-2019','Overholding',14,[],1200),('2-7','North Arm Signs',1450,'01-Aug-2024','31-Jul-2027',16.75,[('01-Aug-2025',17.25),('01-Aug-2026',17.75)],4050)]),
('Yard',[('Yard A','Kestrel Mechanical Inc.',9000,'15-Oct-2024','14-Oct-2029',3,[],0),('Yard B','Vacant',6000,None,None,None,[],None)])]
def p(x): return iso(dt.datetime.strptime(x,'%d-%b-%Y')) if x and x[0].isdigit() else x
R=7; rows=[]; G=[0]*5; M='#,##0.00'
def put(j,v,fm=None,fo=nf):
    c=ws.cell(R,j,v); c.font=fo
    if fm: c.number_format=fm
    return c
def trow(l,a):
    put(2,l,fo=bf)
    for j,v,fm in zip((4,9,10,11,12,19),a,('#,##0',M,M,M,M,M)): c=put(j,round(v,2),fm,bf); c.border=Border(top=th)
G=[0]*6
for b,us in d:
    put(2,b,fo=Font(name='Calibri',size=10,bold=True,italic=True)); R+=1; a=[0]*6
    for u,t,sf,s,e,psf,st,dp in us:
        put(2,u);put(3,t);put(4,sf,'#,##0')
        if t=='Vacant':
            a[0]+=sf; rows.append(dict(unit=u,section=b,building=b if b.startswith('Building') else None,area=sf,statusText='Vacant')); R+=1; continue
        yd=u.startswith('Yard'); m=round(sf*psf/12,2); oc=0 if yd else round(sf*4.1/12,2); tx=round(sf*(.9 if yd else 2.65)/12,2); g=round(m+oc+tx,2)
        put(5,s).alignment=Alignment(horizontal='center');put(6,e).alignment=Alignment(horizontal='center');put(8,psf,'0.00');put(9,m,M);put(10,oc,M);put(11,tx,M);put(12,g,M);put(19,dp,M)
        steps=[]
        for k,(x,z) in enumerate(st): am=round(sf*z/12,2); put(14+2*k,x).alignment=Alignment(horizontal='center'); put(15+2*k,am,M); steps.append(dict(date=p(x),amount=am))
        for k,v in enumerate((sf,m,oc,tx,g,dp)): a[k]+=v
        rows.append(dict(unit=u,section=b,building=b if b.startswith('Building') else None,area=sf,tenantName=t,statusText='Occupied',leaseStartDate=p(s),leaseEndDate=p(e),contractRent=m,charges=[dict(code='Base Rent',amount=m),dict(code='Op. Costs',amount=oc),dict(code='Prop. Tax',amount=tx)],totalCharges=g,rentSteps=steps,deposit=dp)); R+=1
    trow('Subtotal',a); R+=2
    for k in range(6): G[k]+=a[k]
trow('TOTAL',G); R+=2
va=sum(x['area'] for x in rows if x['statusText']=='Vacant')
put(2,f'Vacant {va:,} sq ft of {G[0]:,} (3 of 14 premises). Overholding tenants are on 30 days notice.')
for j,w in {1:2,2:11,3:28,4:12,5:13,6:13,7:2,8:10,9:12,10:11,11:11,12:12,13:2,14:13,15:11,16:13,17:11,18:2,19:12}.items(): ws.column_dimensions[openpyxl.utils.get_column_letter(j)].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.sheet_view.showGridLines=False
wb.save(D+name)
save(name,dict(propertyName='Foundry Yard Contractor Bays',asOnDate='2025-06-30',units=14,occupied=11,vacant=3,rows=rows),'INDUSTRIAL','tenancy schedule starting in column B, spacer columns, step columns, text dates',True)
