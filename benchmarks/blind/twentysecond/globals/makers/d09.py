# Irish industrial portfolio, properties side by side, PLANTED one digit changed
from lib import *; from openpyxl import Workbook; from openpyxl.styles import *
R=random.Random(909)
ps=['Ballycoolin Unit 4','Greenogue Block C','Damastown Point','Shannon Cross-Dock','Little Island 11']
s=St('Net Operating Income by Property','Oriel Industrial Fund ICAV','2025-04-01','2025-06-30',ps+['Head Office','Fund Total'],sheet='NOI by Property')
sz=[1.0,.62,1.48,.85,.4]
def l(n,b,only=None,ho=None,code=None):
    v=[(round(b*z*R.uniform(.85,1.15)) if not only or i in only else None) for i,z in enumerate(sz)]+[ho]; return s.l(n,v+[sum(x or 0 for x in v)],code)
s.h('Income')
a=[l('Contracted rent',298000,code='1000'),l('Turnover / storage rent',21400,(3,),code='1010'),l('Service charge recoverable',36200,code='1100'),l('Insurance recoverable',9100,code='1110'),l('Solar PPA income',6800,(0,2),code='1200'),l('Sundry income',1400,(1,2),850,code='1900')]
I=s.t('Total income',a,'TOTAL')
s.h('Recoverable costs')
b=[l('Estate common area',18700,code='2000'),l('Security patrol',7900,code='2010'),l('Landscaping and gritting',5200,code='2020'),l('Block insurance',9300,code='2030'),l('Managing agent',6100,code='2040')]
Bq=s.t('Total recoverable costs',b)
s.h('Non-recoverable costs')
c=[l('Vacant commercial rates',14800,(1,4),code='3000'),l('Vacant unit utilities',1900,(1,4),code='3010'),l('Roof and yard repairs',8700,code='3020'),l('Letting commission',24500,(2,),code='3030'),l('Legal fees',3100,(0,2,3),2750,code='3040'),l('Valuation fees',1500,None,None,code='3050'),l('Asset management fee',0,(),27500,code='3060')]
C=s.t('Total non-recoverable costs',c)
E_=s.t('Total operating expenses',[Bq,C],'TOTAL'); N=s.t('Net operating income',[I,(E_,-1)],'TOTAL')
s.k('total_income',I); s.k('total_operating_expenses',E_); s.k('noi',N)
q=s.r[b[1]]['values']; old=q[2]; new=old+3000; q[2]=new
s.d['planted']={'what':f"line 'Security patrol', column Damastown Point: printed {new:,}, true {old:,} (one digit changed); the row total and the subtotals are of the true figure",'kind':'digit_changed'}; print(s.d['planted'])
wb=Workbook(); w=wb.active; w.title='NOI by Property'
w['A1']='Oriel Industrial Fund ICAV'; w['A1'].font=Font(bold=True,size=13); w['A2']='Net Operating Income by Property'; w['A3']='Quarter: 1 April 2025 - 30 June 2025'; w['A4']='Currency: EUR'
th=Side('thin',color='999999')
w['C6']='Dublin'; w.merge_cells('C6:E6'); w['F6']='Regional'; w.merge_cells('F6:G6')
for j,(i,h) in enumerate(zip(['IE-104','IE-107','IE-112','IE-203','IE-209','',''],s.d['columns'])):
    w.cell(7,3+j,i or None); w.cell(8,3+j,h)
    for r in (6,7,8): x=w.cell(r,3+j); x.font=Font(bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='44546A'); x.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
w['A8']='Nominal'; w['B8']='Description'
for z in ('A8','B8'): w[z].font=Font(bold=True)
w.column_dimensions['A'].width=10; w.column_dimensions['B'].width=30
for z in 'CDEFGHI': w.column_dimensions[z].width=14
w.row_dimensions[8].height=30; n=9
for r in s.r:
    k=r['rowType']; w.cell(n,2,r['label']).font=Font(bold=k!='LINE',italic=k=='HEADING')
    if r['accountCode']: w.cell(n,1,int(r['accountCode']))
    if k!='HEADING':
        for j,v in enumerate(r['values']):
            x=w.cell(n,3+j,v); x.number_format='#,##0;[Red]-#,##0'; x.font=Font(bold=k!='LINE' or j==6); x.border=Border(left=th,right=th,top=th,bottom=th)
            if k!='LINE': x.fill=PatternFill('solid',fgColor='D6DCE4')
    n+=1
n+=1; w.cell(n,2,'Lettable area (sq m)')
for j,v in enumerate([9240,5610,13880,7790,3655,None,40175]): w.cell(n,3+j,v).number_format='#,##0'
w.freeze_panes='C9'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(B+'documents/oriel_noi_by_property.xlsx'); save('oriel_noi_by_property.xlsx','INDUSTRIAL','OPERATING_STATEMENT','Properties side by side, grouped headers, nominal codes, Irish ICAV',[s],True)
