# Industrial park: current month & year-to-date vs budget, favourable variance positive, annual budget, comments; codes in the same cell as labels; label column repeated nowhere; headings with codes
from st import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
import datetime as D
R=random.Random(8706)
cols=['Current Month Actual','Current Month Budget','Current Month Variance','Year-to-Date Actual','Year-to-Date Budget','Year-to-Date Variance','Annual Budget']
s=S('Budget Comparison Income Statement','Tanager Industrial Park','2025-01-01','2025-08-31',cols,sheet='BudComp')
def L(code,l,bm,annual,na=.03,sign=1,ma=None,ya=None,note=None):
    bm=round(bm,2); an=round(annual,2); yb=round(an*8/12,2)
    m=round(ma if ma is not None else bm*(1+R.uniform(-na,na)),2); y=round(ya if ya is not None else yb*(1+R.uniform(-na,na)),2)
    return s.L(l,[m,bm,round(sign*(m-bm),2),y,yb,round(sign*(y-yb),2),an],code,note=note)
def T(l,it,code=None,rt='SUBTOTAL',signs=None,key=None):
    g=signs or [1]*len(it); v=[round(sum((g[j] if k not in(2,5) else 1)*s.rows[i]['v'][k] for j,i in enumerate(it)),2) for k in range(7)]
    return s.T(l,it,rt,code=code,signs=signs,key=key,vals=v)
s.H('RENTAL INCOME','40000')
i=[L('40100','Base Rent - Warehouse',142618.33,1711419.96,0),L('40150','Base Rent - Flex',38240,458880,.0,ya=297840.0,note='Unit 9 took possession 6 weeks late'),L('40300','Free Rent',-7150,-28600,0,ma=-14300,ya=-42900,note='Two months, Unit 9'),L('40400','Yard & Trailer Storage',4200,50400,.06)]
a=T('TOTAL RENTAL INCOME',i,'40999')
s.H('RECOVERIES','41000')
i=[L('41100','Recovery - CAM',18910,226920,.01),L('41200','Recovery - Property Tax',31204,374448,.01),L('41300','Recovery - Insurance',6118,73416,.02),L('41400','Recovery - Prior Year',0,0,0,ma=0,ya=-11206.48,note='2024 reconciliation credits issued in April')]
b=T('TOTAL RECOVERIES',i,'41999')
o=L('42100','Other Income - Rail Spur License',1250,15000,0)
inc=T('TOTAL INCOME',[a,b,o],'49999','TOTAL',key='total_income')
s.H('OPERATING EXPENSES','50000')
e=lambda c,l,bm,an,n=.08,**k: L(c,l,bm,an,n,sign=-1,**k)
s.H('Common Area','51000')
i=[e('51100','Landscape & Weed Control',3150,37800,.02),e('51200','Paving & Striping',0,24000,.1,ma=0,ya=27480.5,note='Extra seal coat at Bldg 4 dock apron'),e('51300','Site Lighting',1840,22080),e('51400','Rail Spur Inspection',0,4800,.05,ma=0),e('51500','Storm Water Compliance',900,10800,.15)]
c1=T('Total Common Area',i,'51999')
s.H('Building','52000')
i=[e('52100','Roof Repairs',2500,30000,.4,note='Leak at Unit 14'),e('52200','Dock & Door Repairs',1600,19200,.3),e('52300','Fire Sprinkler & Alarm',1475,17700,.05),e('52400','HVAC - Landlord',800,9600,.4),e('52500','Vacant Suite Utilities',640,7680,.5)]
c2=T('Total Building',i,'52999')
s.H('Administrative','53000')
i=[e('53100','Property Management Fee',7190,86280,.02),e('53200','Legal',750,9000,.6),e('53300','Bank Charges',65,780,.1)]
c3=T('Total Administrative',i,'53999')
s.H('Taxes & Insurance','54000')
i=[e('54100','Real Property Tax',32846.5,394158,0),e('54200','Property Insurance',6440,77280,.01),e('54300','Flood Insurance',412,4944,0)]
c4=T('Total Taxes & Insurance',i,'54999')
te=T('TOTAL OPERATING EXPENSES',[c1,c2,c3,c4],'59999','TOTAL',key='total_operating_expenses')
noi=T('NET OPERATING INCOME',[inc,te],'60000','TOTAL',signs=[1,-1],key='noi')
s.H('NON-OPERATING','70000')
i=[e('71100','Mortgage Interest',58214.17,698570.04,0),e('72100','Leasing Commissions',0,64000,.1,ma=21318.4,ya=58640.9,note='Unit 9 second half'),e('72200','Tenant Improvements',10000,120000,.3)]
x_=T('TOTAL NON-OPERATING',i,'79999')
T('NET INCOME',[noi,x_],'80000','TOTAL',signs=[1,-1],key='net_income')
wb=Workbook(); w=wb.active; w.title='BudComp'; F='Courier New'
w['A1']='Database: TANAGER'; w['E1']='Budget Comparison Income Statement'; w['L1']='Page: 1'; w['A2']='Report: BUDCMP_V'; w['E2']='Tanager Industrial Park'; w['L2']='Date: 9/15/2025'; w['E3']='Accrual - for the period ended August 31, 2025'
w['E1'].font=Font(name=F,bold=True,size=11); w['E2'].font=Font(name=F,bold=True,size=10)
pos=[2,3,4,6,7,8,10]; pc=[5,9]
w.cell(5,2,'------ Current Month ------'); w.merge_cells('B5:E5'); w.cell(5,6,'------ Year-to-Date ------'); w.merge_cells('F5:I5'); w.cell(5,10,'Annual')
for c,t in zip(range(2,11),('Actual','Budget','Variance','%','Actual','Budget','Variance','%','Budget')): w.cell(6,c,t)
w.cell(6,12,'Variance Comment')
for r in (5,6):
    for c in range(1,13): w.cell(r,c).font=Font(name=F,size=9,bold=True); w.cell(r,c).alignment=Alignment(horizontal='right' if r==6 and c<11 else 'left' if c==12 else 'center')
r=7; nf='#,##0.00;(#,##0.00);0.00'
for x in s.rows:
    b_=x['rt']!='LINE'
    if x['rt']=='HEADING' and x['label'].isupper(): r+=1
    w.cell(r,1,('  ' if not b_ else '')+x['code']+'  '+x['label']).font=Font(name=F,size=9,bold=b_)
    if x['rt']!='HEADING':
        if b_: 
            for c in pos: w.cell(r,c).border=Border(top=Side('thin'),bottom=Side('double') if x['rt']=='TOTAL' else None)
        for c,v in zip(pos,x['v']): q=w.cell(r,c,v); q.number_format=nf; q.font=Font(name=F,size=9,bold=b_)
        for c,v,bu in ((5,x['v'][2],x['v'][1]),(9,x['v'][5],x['v'][4])):
            q=w.cell(r,c,(v/abs(bu)) if bu else 'N/A'); q.number_format='0.0%;(0.0%)'; q.font=Font(name=F,size=8); q.alignment=Alignment(horizontal='right')
        if x.get('note'): w.cell(r,12,x['note']).font=Font(name=F,size=8,italic=True)
    r+=1
    if x['rt']=='TOTAL': r+=1
w.cell(r+1,1,'Favorable variances are shown positive; unfavorable variances in parentheses.').font=Font(name=F,size=8)
w.column_dimensions['A'].width=44
for c in range(2,11): w.column_dimensions[gl(c)].width=9 if c in pc else 15
w.column_dimensions['K'].width=2; w.column_dimensions['L'].width=44
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.print_title_rows='1:6'
wb.properties.created=wb.properties.modified=D.datetime(2025,9,15); wb.save(f'{DOC}/Tanager_BudComp_0825.xlsx'); dump('Tanager_BudComp_0825.xlsx',[s])
