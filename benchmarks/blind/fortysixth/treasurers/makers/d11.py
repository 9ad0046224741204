from common import *
import openpyxl
from openpyxl.styles import *
R=random.Random(4611)
N='TSCC 2187 Variance Report Aug 2024.xlsx'
C=['August Actual','August Budget','August Variance','YTD Actual','YTD Budget','YTD Variance','Annual Budget']
s=St('Statement of Operations - Budget Variance Report','Toronto Standard Condominium Corporation No. 2187','2024-01-01','2024-08-31',C,sheet='Var Rpt',d=2)
INC=[True]
def L(cd,n,an,mode='n',months=None):
    ab=float(an);mb=r2(ab/12);yb=r2(ab*8/12)
    if mode=='f': ma,ya=mb,yb
    elif mode=='z': ma=0.0;ya=r2(yb*R.uniform(.2,1.7))
    elif mode=='zz': ma=0.0;ya=0.0
    else: ma=r2(mb*R.uniform(.55,1.5));ya=r2(yb*R.uniform(.85,1.15))
    if ya<ma: ya=ma
    sg=1 if INC[0] else -1
    return s.l(n,[ma,mb,r2((ma-mb)*sg),ya,yb,r2((ya-yb)*sg),ab],1,cd)
s.h('REVENUE')
a=[L('4000-00','Common Element Assessments',1284600,'f'),L('4010-00','Parking Unit Fees',38400,'f'),L('4020-00','Locker Fees',10560,'f'),L('4100-00','Guest Suite',7800),L('4110-00','Party Room Rental',4200),L('4120-00','Visitor Parking',3000),L('4130-00','Laundry Card Revenue',9600),L('4140-00','Keys, Fobs & Remotes',2400),L('4150-00','Status Certificates',3600),L('4160-00','Rooftop Antenna Licence',21600,'f'),L('4170-00','EV Charging Recovery',5400),L('4180-00','Legal Chargebacks',0.0 if 0 else 1200,'z'),L('4190-00','Bank Interest',3300)]
tr=s.t('TOTAL REVENUE',a,key='total_income');INC[0]=False
s.h('EXPENSES')
groups=[('ADMINISTRATION',[('5000','Audit Fees',6400,'zz'),('5010','Bank Charges',1020),('5020','Condo Authority Assessment',2304,'f'),('5030','AGM & Meeting Costs',3600,'z'),('5040','Legal - General',9000),('5045','Legal - Lien Recoveries',1200,'z'),('5050','Management Fees',86400,'f'),('5060','Office Supplies & Courier',3900),('5070','Website & Resident Portal',2160,'f'),('5080','Telephone - Office',1740),('5090','Director Training',600,'zz'),('5095','Seasonal Decorations',1500,'zz')]),
('INSURANCE & TAXES',[('5100','Insurance Premium',97200,'f'),('5110','Insurance Deductibles',10000,'z'),('5120','Appraisal',1800,'zz'),('5130','Guest Suite Property Tax',2640)]),
('UTILITIES',[('5200','Hydro - Common',118800),('5210','Hydro - EV Chargers',5400),('5220','Natural Gas',69600),('5230','Water & Waste Water',104400),('5240','Solid Waste - City',16800),('5250','Utility Metering Service',4440,'f'),('5260','Fire Alarm Phone Lines',1560)]),
('SALARIES & ON-SITE STAFF',[('5300','Superintendent Salary',58200,'f'),('5310','Employee Benefits & Source Deductions',9840),('5320','WSIB',1980),('5330','Superintendent Suite Expenses',4800),('5340','Concierge Contract',152400),('5350','Cleaning Contract',61200,'f'),('5360','Relief Staff',3600)]),
('BUILDING CONTRACTS',[('5400','Elevator Maintenance',21600,'f'),('5410','HVAC Maintenance',18600),('5420','Fire Safety Inspection',6900,'z'),('5430','Emergency Generator',2880,'z'),('5440','Garage Door Maintenance',2400),('5450','Landscaping',19200),('5460','Snow Removal',14400,'z'),('5470','Window Cleaning',8400,'z'),('5480','Pest Control',2700,'f'),('5490','Pool & Whirlpool Service',13800),('5495','Water Treatment',3300),('5497','Waste Bin Rental',4560,'f')]),
('REPAIRS & MAINTENANCE',[('5500','Electrical',7800),('5505','Plumbing',16200),('5510','Mechanical',12600),('5515','Drain Cleaning',5400,'z'),('5520','Elevator - Extra',3600),('5525','Fire Equipment',6000),('5530','Doors & Locks',5100),('5535','Roof & Caulking',4200,'z'),('5540','Garage Cleaning & Repair',9000,'z'),('5545','Painting & Drywall',6600),('5550','Carpet & Flooring',4800),('5555','Glass & Windows',3000,'z'),('5560','Lighting & Lamps',3900),('5565','Intercom & Access Control',4500),('5570','CCTV',2400),('5575','Exercise Equipment',2700),('5580','Pool Repairs',3600),('5585','Irrigation',1500,'z'),('5590','General Supplies',7200),('5595','Water Damage - Non-insured',9600)]),
('AMENITIES',[('5600','Guest Suite Cleaning',2400),('5610','Party Room',900),('5620','Pool Supervision',4200),('5630','Library & Games Room',480,'z'),('5640','Cable - Gym',720,'f')])]
tt=[]
for g,ls in groups:
    s.h(g,0); it=[L(x[0]+'-00',x[1],x[2],x[3] if len(x)>3 else 'n') for x in ls]
    tt.append(s.t('Total '+g.title().replace('On-Site','On-site').replace('&','&'),it))
tc=s.t('TOTAL OPERATING EXPENSES BEFORE RESERVE',tt,key='total_operating_expenses')
s.h('TRANSFERS')
q=[L('5900-00','Contribution to Reserve Fund',312000,'f')]
tx=s.t('TOTAL EXPENSES AND RESERVE CONTRIBUTION',[tc]+q)
n=s.t('SURPLUS (DEFICIT) FOR THE PERIOD',[tr,tx],0,'TOTAL',[1,-1],key='net_income')
nv=s.rows[n]['values']; nv[2]=r2(nv[0]-nv[1]); nv[5]=r2(nv[3]-nv[4])
tv=s.rows[tr]['values'];ev=s.rows[tx]['values']
s.meta[n]['signs']=[1,-1]
s.sgvar=n
# the variance columns are favourable/(unfavourable): the surplus variance adds the two
_old=St.sum
def sum2(self,items,signs=None):
    o=_old(self,items,signs)
    if signs==[1,-1] and items==[tr,tx]:
        for c in(2,5): o[c]=r2(self.rows[tr]['values'][c]+self.rows[tx]['values'][c])
    return o
St.sum=sum2
# planted
ix=[i for i,r in enumerate(s.rows) if r['label'].startswith('Total Building Contracts')][0]
v=s.rows[ix]['values'];o=v[3];v[3]=r2(o+900.0)
s.planted={"what":f"Total Building Contracts, YTD Actual: printed {v[3]:,.2f} where its lines add up to {o:,.2f}; the variance and the totals below are from {o:,.2f}","kind":"total_wrong"}
wb=openpyxl.Workbook();ws=wb.active;ws.title='Cover'
ws['B3']=s.prop;ws['B3'].font=Font(bold=True,size=14);ws['B5']='Monthly Financial Package';ws['B6']='August 31, 2024';ws['B8']='Contents';ws['B9']='Var Rpt - Statement of Operations';ws['B10']='Prepared by Kingsmere Condominium Services Inc.';ws['B11']='Unaudited - for board use only';ws.column_dimensions['B'].width=78;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws=wb.create_sheet('Var Rpt')
ws.merge_cells('A1:J1');ws['A1']=s.prop;ws['A1'].font=Font(name='Arial',bold=True,size=12)
ws.merge_cells('A2:J2');ws['A2']=s.title;ws.merge_cells('A3:J3');ws['A3']='For the 8 months ending August 31, 2024'
for k in(1,2,3): ws.cell(k,1).alignment=Alignment(horizontal='center')
hf=PatternFill('solid',fgColor='D9D9D9');hb=Font(name='Arial',bold=True,size=9)
ws.merge_cells('C5:E5');ws['C5']='August';ws.merge_cells('F5:I5');ws['F5']='YTD';ws['J5']='Annual'
for k,t in enumerate(['G/L #','Description','Actual','Budget','Variance','Actual','Budget','Variance','Var %','Budget']):
    ws.cell(6,1+k,t)
for rr in(5,6):
    for k in range(1,11): c=ws.cell(rr,k);c.font=hb;c.fill=hf;c.alignment=Alignment(horizontal='center' if k>2 else 'left');c.border=Border(bottom=Side(style='thin')) if rr==6 else Border()
y=7;colmap=[3,4,5,6,7,8,10]
for i,(r,m) in enumerate(zip(s.rows,s.meta)):
    T=r['rowType']
    if T=='HEADING' and i: y+=1
    big=r['label'].isupper()
    fo=Font(name='Arial',size=9,bold=T!='LINE')
    if r['accountCode']: ws.cell(y,1,r['accountCode']).font=fo
    c=ws.cell(y,2,r['label']);c.font=fo
    if T!='HEADING':
        for k,v in zip(colmap,r['values']):
            q=ws.cell(y,k,v);q.font=fo;q.number_format='#,##0.00_);(#,##0.00)'
            if T!='LINE': q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if T=='TOTAL' else None)
        yb=s.rows[i]['values'][4]
        if yb and T!='TOTAL': 
            q=ws.cell(y,9,round(s.rows[i]['values'][5]/yb,4));q.number_format='0.0%';q.font=fo
    y+=1
ws.column_dimensions['A'].width=10;ws.column_dimensions['B'].width=40
for k in 'CDEFGHJ': ws.column_dimensions[k].width=14
ws.column_dimensions['I'].width=8
ws.freeze_panes='C7';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows='5:6';ws.oddFooter.right.text='Page &P of &N'
wb.save(doc(N))
save(N,[s],'MULTIFAMILY','OPERATING_STATEMENT','Ontario condominium corporation variance report, grouped month/YTD header, favourable variances, cover sheet',True)
